/** What every sign of Yedo means, for whoever taps it. */
import { meaningsBy } from '@machiya/kit/folder'
import { de } from '../words/legend.de.ts'
import { en } from '../words/legend.en.ts'

const WEAPONS = ['doku', 'fukiya', 'katana', 'metsubushi', 'nawa', 'shuko', 'shuriken', 'yumi'] as const
const CATEGORIES = ['espionage', 'theft', 'kidnapping', 'assassination', 'warfare'] as const

const mean = meaningsBy({ en, de })
const signOf = (category: string): string => `yedo-${category.charAt(0).toUpperCase()}${category.slice(1)}`

export const legend = [
  ...WEAPONS.map((id) => mean('aWeapon', '7.7', [id, `yedo-${id}`])),
  ...CATEGORIES.map((id) => mean('aCategory', '9.4', [id, signOf(id)])),
  mean('weapon', '8.10', ['weapon']),
  mean('disciple', '4.1', ['yedo-disciple', 'disciple']),
  mean('watch', '5.1', ['yedo-watch']),
  mean('mon', '7.43', ['yedo-mon', 'yedo-purse', 'coin', 'mon-1', 'mon-5']),
  mean('pp', '9.9', ['yedo-pp', 'points']),
  mean('blessing', '7.8', ['yedo-blessing', 'blessing']),
  mean('geisha', '7.25', ['yedo-geisha', 'geisha', 'supply-geisha']),
  mean('yashiki', '7.39', ['yashiki', 'yedo-yashiki']),
  mean('karesansui', '7.40', ['karesansui', 'yedo-karesansui']),
  mean('dojo', '7.41', ['dojo', 'yedo-dojo']),
  mean('kobudo-ryu', '7.42', ['kobudo-ryu', 'yedo-kobudo']),
  mean('church', '7.29', ['yedo-church', 'church']),
  mean('castle', '7.32', ['castle', 'yedo-castle']),
  mean('gates', '7.20', ['gates', 'yedo-gates']),
  mean('tavern', '7.24', ['tavern', 'yedo-tavern']),
  mean('harbor', '7.30', ['harbor', 'yedo-harbor']),
  mean('market', '7.27', ['market', 'yedo-market']),
  mean('temple', '7.31', ['temple', 'yedo-temple']),
  mean('red-light', '7.25', ['red-light', 'yedo-redLight']),
  mean('tick', '7.6', ['yedo-tick']),
  mean('cross', '7.6', ['yedo-cross']),
  mean('eye', '7.22', ['yedo-eye']),
  mean('order', '7.34', ['yedo-order']),
  mean('scroll', '7.5', ['yedo-scroll', 'mission', 'green', 'yellow', 'red', 'black']),
  mean('card', '8.1', ['yedo-card', 'action']),
  mean('bonus', '9.3', ['yedo-bonus', 'bonus']),
  mean('event', '3.5', ['yedo-event', 'event']),
  mean('lock', '3.6', ['yedo-lock']),
  mean('egress', '2.1', ['yedo-egress', 'egress']),
  mean('swap', '7.16', ['yedo-swap']),
  mean('annex', '7.24', ['annex']),
]
