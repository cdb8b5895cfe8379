import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Puts a .gz and a .br beside every text file of the build, so that the server compresses nothing itself. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'windsock-precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
      await Promise.all(paths.filter((path) => WORTH_IT.test(path)).map(squeeze));
    },
  };
}

async function squeeze(path: string): Promise<void> {
  const plain = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params: quality }));
}
