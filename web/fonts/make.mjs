// Subsets the faces of the house to the characters that are used, and draws the prints' few words as outlines:
// a picture may not load a font.
// Run after drawing a board that uses new characters: npm run fonts
import { globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const root = new URL('../..', import.meta.url).pathname
const files = join(root, 'web/fonts/node_modules/@fontsource')
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
await write('title-marked.woff2', face('noto-serif', 'latin-ext', 400), marked)
for (const weight of [400, 500])
  await write(`text-${weight}.woff2`, face('noto-sans-jp', 'latin', weight), latin + marks)
await write('title-japanese.woff2', face('shippori-mincho', 'japanese', 600), japanese)

/** @type {Map<number, Font>} */
const fonts = new Map()
for (const weight of [600, 700]) {
  const sfnt = await convert(face('shippori-mincho', 'japanese', weight), 'sfnt')
  fonts.set(weight, new Font(new Face(new Blob(sfnt), 0)))
}

/**
 * One character as an outline, centred on x with its foot on y.
 * @param {string} sign @param {number} weight @param {number} x @param {number} y @param {number} size @param {string} fill
 */
const outline = (sign, weight, x, y, size, fill) => {
  const font = fonts.get(weight)
  if (!font) throw new Error(`no face of weight ${weight}`)
  const glyph = font.nominalGlyph(sign.codePointAt(0) ?? 0)
  const scale = size / font.face.upem
  const left = x - size / 2
  const round = (/** @type {number} */ value) => Number(value.toFixed(3))
  return `<path transform="translate(${round(left)} ${y}) scale(${round(scale * 1000) / 1000} ${-round(scale * 1000) / 1000})" fill="${fill}" d="${font.glyphToPath(glyph)}"/>`
}

/** The seal of the house. @param {number} edge @param {number} size */
const seal = (edge, size) => {
  const paper = `<rect x="${edge}" y="${edge}" width="${64 - 2 * edge}" height="${64 - 2 * edge}" rx="${edge ? 4 : 0}" fill="#c23b2a"/>`
  const signs =
    outline('町', 700, 32, 32 - size * 0.12, size, '#fbf7ec') +
    outline('家', 700, 32, 32 + size * 0.92, size, '#fbf7ec')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${paper}${signs}</svg>\n`
}
writeFileSync(join(root, 'web/public/icon.svg'), seal(1, 26))
writeFileSync(join(root, 'web/public/icon-maskable.svg'), seal(0, 20))

const TEXT =
  /<text x="([^"]+)" y="([^"]+)" font-family="[^"]+" font-weight="(\d+)" font-size="([^"]+)" text-anchor="middle" fill="([^"]+)">([^<])<\/text>/gu
const drawings = globSync('games/*/print.drawn.svg', { cwd: root })
for (const path of drawings) {
  const drawing = readFileSync(join(root, path), 'utf8')
  const drawn = drawing.replaceAll(TEXT, (_, x, y, weight, size, fill, sign) =>
    outline(sign, Number(weight), Number(x), Number(y), Number(size), fill),
  )
  if (drawn.includes('<text'))
    throw new Error(`${path}: a word was left as text: ${drawn.match(/<text[^]*?<\/text>/)?.[0]}`)
  writeFileSync(join(root, dirname(path), 'print.svg'), drawn)
}
