/** Writes the styles of the first paint into the page itself: one journey less before anything is seen. */
import type { Plugin } from 'vite'

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replaceAll(SHEET, (link, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') return link
        delete bundle[file]
        return `<style>${String(sheet.source)}</style>`
      }),
  },
})
