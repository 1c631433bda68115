/** What every sign of Yokohama means, for whoever taps it. */
import { meaningsBy } from '@machiya/kit/folder'
import { de } from '../words/legend.de.ts'
import { en } from '../words/legend.en.ts'

const mean = meaningsBy({ en, de })

export const legend = [
  mean('copper', '6.1', ['copper']),
  mean('silk', '6.2', ['silk']),
  mean('tea', '6.3', ['tea']),
  mean('fish', '6.4', ['fish']),
  mean('import', '7.7', ['import']),
  mean('any', '5.13', ['any']),
  mean('wh', '5.14', ['wh']),
  mean('mv', '5.15', ['mv']),
  mean('coin', '3.5', ['coin', 'yen']),
  mean('points', '9.18', ['points']),
  mean('pawn', '3.1', ['pawn', 'assistant']),
  mean('president', '4.2', ['president']),
  mean('official', '2.8', ['official', 'use-agent']),
  mean('shop', '5.7', ['shop', 'gap-shop']),
  mean('thouse', '5.8', ['thouse', 'house']),
  mean('faith', '7.1', ['faith']),
  mean('gear', '8.1', ['gear']),
  mean('scroll', '2.17', ['scroll']),
  mean('church', '7.2', ['church']),
  mean('bank', '6.5', ['bank']),
  mean('gate', '6.6', ['gate']),
  mean('ship', '7.11', ['ship', 'dock']),
  mean('flask', '8.1', ['flask', 'books']),
  mean('hands', '6.8', ['hands']),
]
