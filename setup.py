"""What pyproject.toml cannot say about the package; the folder `building` says it."""

from setuptools import setup

from building.compiling import Build, extensions
from building.contents import WholeSource, WithRules

setup(ext_modules=extensions(), cmdclass={"build_ext": Build, "build_py": WithRules, "sdist": WholeSource})
