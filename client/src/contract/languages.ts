// Made by scripts/contract.py from the types in Python: edit those, then `make client`.

export const LANGUAGES = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch' } as const;
