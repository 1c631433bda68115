// Subsets the faces of the house to the characters that are used, and sets the prints' few words in them.
// Run from the root after drawing a board that uses new characters: node web/fonts/make.mjs
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = new URL('../..', import.meta.url).pathname
const files = join(root, 'node_modules/@fontsource')
const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(i + 0x20)).join('')
/** Long vowels of Japanese names: the title face has none. */
const marked = 'āēīōūĀĒĪŌŪ'
const marks = '–—‘’“”„…·×−→←↑↓ōūŌŪ•✓½'

/** @param {string} folder @returns {string[]} */
const sources = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? ['node_modules', 'dist', 'records', 'e2e'].includes(entry.name)
        ? []
        : sources(`${folder}/${entry.name}`)
      : /\.(tsx?|html|svg)$/.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  )

const japanese = [
  ...new Set(
    ['games', 'web/src', 'web/fonts'].flatMap((folder) =>
      sources(folder).flatMap(
        (path) => readFileSync(join(root, path), 'utf8').match(/[\u3000-\u9fff]/g) ?? [],
      ),
    ),
  ),
].join('')

/** @param {string} face @param {string} part @param {number} weight */
const face = (face, part, weight) =>
  readFileSync(join(files, face, `files/${face}-${part}-${weight}-normal.woff2`))

/** @param {string} name @param {Buffer} font @param {string} text */
const write = async (name, font, text) => {
  const made = await subsetFont(font, text, { targetFormat: 'woff2' })
  writeFileSync(join(root, 'web/fonts', name), made)
  console.log(name, made.length)
  return made
}

for (const weight of [600, 700])
  await write(`title-${weight}.woff2`, face('shippori-mincho', 'latin', weight), latin + marks)
await write('title-marked.woff2', face('noto-serif', 'latin-ext', 600), marked)
for (const weight of [400, 500])
  await write(`text-${weight}.woff2`, face('noto-sans-jp', 'latin', weight), latin + marks)
await write('title-japanese.woff2', face('shippori-mincho', 'japanese', 600), japanese)

/** The seal of the house, with its two characters inside. @param {number} edge @param {number} size */
const seal = async (edge, size) => {
  const font = await subsetFont(face('shippori-mincho', 'japanese', 700), '町家', { targetFormat: 'woff2' })
  const style = `<style>@font-face{font-family:"Seal";src:url(data:font/woff2;base64,${font.toString('base64')})}</style>`
  const text = (/** @type {string} */ sign, /** @type {number} */ y) =>
    `<text x="32" y="${y}" font-family="Seal" font-size="${size}" text-anchor="middle" fill="#fbf7ec">${sign}</text>`
  const paper = `<rect x="${edge}" y="${edge}" width="${64 - 2 * edge}" height="${64 - 2 * edge}" rx="${edge ? 4 : 0}" fill="#c23b2a"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>${style}</defs>${paper}${text('町', 32 - size * 0.12)}${text('家', 32 + size * 0.92)}</svg>\n`
}
writeFileSync(join(root, 'web/public/icon.svg'), await seal(1, 26))
writeFileSync(join(root, 'web/public/icon-maskable.svg'), await seal(0, 20))

for (const game of ['yedo', 'edo', 'yokohama']) {
  const drawing = readFileSync(join(root, `web/fonts/print-${game}.svg`), 'utf8')
  const words = [...new Set(drawing.match(/[\u3000-\u9fff]/g))].join('')
  const font = await subsetFont(face('shippori-mincho', 'japanese', 600), words, { targetFormat: 'woff2' })
  const style = `<style>@font-face{font-family:"Shippori Mincho";src:url(data:font/woff2;base64,${font.toString('base64')})}</style>`
  writeFileSync(join(root, `web/public/prints/${game}.svg`), drawing.replace(/<defs>/, `<defs>${style}`))
}
