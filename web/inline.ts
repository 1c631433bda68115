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
        // Rooms that ask for the same sheet later find it on the page and do not wait for it.
        return `<style>${String(sheet.source)}</style>${link.replace('<link', '<link media="not all"')}`
      }),
  },
})
