/** How the end of Edo is told in German. */
import type { EndWords } from '@machiya/kit/folder'

export const de: EndWords = {
  wins: (names, several) => `${names} ${several ? 'sind' : 'ist'} die neue Macht in Edo`,
  youWin: 'Du bist die neue Macht in Edo',
  beats: {
    house: ['Häuser', 'Jedes Haus, das gebaut wurde.'],
    'trading-post': ['Handelsposten', 'Jeder Handelsposten, der gebaut wurde.'],
    fortress: ['Festungen', 'Jede Festung, die gebaut wurde.'],
    temple: ['Tempel', 'Jeder Tempel, der gebaut wurde.'],
    trade: ['Handel', 'Punkte beim Händler.'],
    wishes: ['Wünsche', 'Ein Punkt für jeden erfüllten Wunsch.'],
    samurai: ['Samurai', 'Ein Punkt für jeden Samurai auf dem Plan.'],
    ryo: ['Ryo', 'Ein Punkt für je volle 50 Ryo.'],
    'ronin-tiles': ['Ronin', 'Ein Punkt für jedes Ronin-Plättchen.'],
  },
  ties: ['mehr Holz, Stein und Reis', 'mehr Einfluss in Edo', 'früher in Edo gebaut'],
  out: 'kein Haus in Edo',
}
