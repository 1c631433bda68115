/** Whole games of the house's own partners, one a number of players, so that scenes look as tables do. `2=pick` is a pick of the second seat. */
import type { Played } from '@machiya/kit'

export const PLAYED: readonly Played[] = [
  {
    seats: 2,
    options: {},
    seed: '07e7e53154ba6bb03e2b571b2d47ac33',
    revision: 2,
    moves: `
2=order-13 1=order-32 1=church 1=fishing-ground-1 1=port 1=church 1=church-1 1=silk 1=tea 1=from-supply 1=supply
1=laboratory 1=end-turn 2=laboratory 2=fishing-ground-1 2=port 2=laboratory 2=university 2=end-turn
1=copper-mine-1 1=copper-mine-1 1=copper-mine-1 1=end-turn 2=church 2=port 2=church 2=use-university 2=church-2
2=silk 2=from-area 2=supply 2=port 2=end-turn 1=laboratory 1=laboratory 1=laboratory 1=textile-mill 1=shop-2
1=end-turn 2=bank 2=silk-mill-1 2=port 2=recall 2=done 2=end-turn 1=port 1=port 1=recall 1=done 1=end-turn
2=silk-mill-1 2=use-university 2=silk-mill-1 2=port 2=order-36 2=take-tile 2=silk 2=silk 2=shop-2 2=end-turn
1=fishing-ground-1 1=fishing-ground-1 1=fishing-ground-1 1=shop-2 1=end-turn 2=customs 2=silk-mill-1 2=port
2=silk-mill-1 2=take-tile 2=shop-2 2=end-turn 1=fishing-ground-1 1=port 1=port 1=order-25 1=end-turn
2=laboratory 2=bank 2=done 2=laboratory 2=postal-service 2=use-agent 2=port 2=order-27 2=end-turn 1=bank
1=tea-plantation-1 1=fishing-ground-1 1=fishing-ground-1 1=achievement-a4 1=end-turn 2=bank 2=bank 2=bank
2=take-tile 2=assistant 2=house 2=house 2=end-turn 1=order-25 1=employment-agency 1=laboratory
1=tea-plantation-1 1=laboratory 1=brickyard 1=end-turn 2=order-27 2=employment-agency 2=customs 2=port 2=customs
2=customs-3 2=from-supply 2=end-turn 1=tea-plantation-1 1=tea-plantation-1 1=tea-plantation-1 1=take-tile
1=end-turn 2=bank 2=silk-mill-1 2=fishing-ground-1 2=silk-mill-1 2=end-turn 1=copper-mine-1 1=customs
1=laboratory 1=customs 1=customs-2 1=from-area 1=end-turn 2=port 2=port 2=port 2=order-29 2=end-turn 1=bank
1=laboratory 1=electric-light 1=end-turn 2=silk-mill-1 2=fishing-ground-1 2=port 2=fishing-ground-1 2=end-turn
1=port 1=bank 1=end-turn 2=tea-plantation-1 2=silk-mill-1 2=fishing-ground-1 2=silk-mill-1 2=end-turn
1=fishing-ground-1 1=port 1=port 1=order-22 1=order-15 1=end-turn 2=church 2=fishing-ground-1 2=done
2=fishing-ground-1 2=achievement-a4 2=order-29 2=end-turn 1=order-15 1=copper-mine-1 1=customs 1=recall
1=fishing-ground-1 1=end-turn 2=port 2=port 2=port 2=order-12 2=use-agent 2=tea-plantation-1 2=end-turn
1=fishing-ground-1 1=customs 1=customs-1 1=end-turn 2=tea-plantation-1 2=silk-mill-1 2=fishing-ground-1
2=tea-plantation-1 2=end-turn 1=done 1=copper-mine-1 1=end-turn 2=laboratory 2=done 2=church 2=use-university
2=church-3 2=from-area 2=laboratory 2=silk-mill-1 2=supply 2=fishing-ground-1 2=end-turn 1=laboratory 1=port
1=laboratory 1=letterpress 1=end-turn 2=fishing-ground-1 2=fishing-ground-1 2=recall 2=done 2=end-turn
1=silk-mill-1 1=fishing-ground-1 1=end-turn 2=done 2=bank 2=end-turn 1=silk-mill-1 1=silk-mill-1 1=end-turn
2=customs 2=done 2=fishing-ground-1 2=take-tile 2=customs 2=silk-mill-1 2=employment-agency 2=silk-mill-1
2=silk-mill-1 2=tea-plantation-1 2=end-turn 1=silk-mill-1 1=port 1=port 1=order-28 1=end-turn 2=customs
2=laboratory 2=tea-plantation-1 2=laboratory 2=language-school 2=end-turn 1=silk-mill-1 1=port 1=silk-mill-1
1=end-turn 2=tea-plantation-1 2=tea-plantation-1 2=use-university 2=recall 2=done 2=end-turn 1=order-28
1=tea-plantation-1 1=fishing-ground-1 1=tea-plantation-1 1=end-turn 2=bank 2=bank 2=end-turn 1=tea-plantation-1
1=fishing-ground-1 1=end-turn 2=use-university 2=copper-mine-1 2=copper-mine-1 2=copper-mine-1 2=end-turn 1=bank
1=port 1=order-4 1=end-turn 2=bank 2=bank 2=silk-mill-1 2=end-turn 1=order-22 1=fishing-ground-1
1=tea-plantation-1 1=end-turn 2=order-13 2=port 2=done 2=port 2=order-21 2=order-21 2=use-agent 2=bank
2=achievement-b1 2=end-turn 1=fishing-ground-1 1=bank 1=end-turn 2=employment-agency 2=silk-mill-1 2=port
2=silk-mill-1 2=end-turn 1=laboratory 1=recall 1=employment-agency 1=done 1=end-turn 2=port 2=port 2=port
2=order-9 2=end-turn 1=laboratory 1=laboratory 1=newspaper 1=end-turn 2=silk-mill-1 2=silk-mill-1 2=silk-mill-1
2=end-turn
`,
  },
  {
    seats: 3,
    options: {},
    seed: 'eb9a942a9d80307882a8f22de082fd13',
    revision: 2,
    moves: `
3=order-32 1=order-17 2=order-28 1=order-17 1=laboratory 1=port 1=laboratory 1=brickyard 1=end-turn 2=church
2=done 2=church 2=church-3 2=copper 2=tea 2=from-area 2=supply 2=port 2=supply 2=dock 2=end-turn
3=fishing-ground-2 3=fishing-ground-1 3=port 3=port 3=order-3 3=order-19 3=end-turn 1=laboratory
1=tea-plantation-1 1=fishing-ground-2 1=fishing-ground-2 1=end-turn 2=silk-mill-1 2=silk-mill-1 2=silk-mill-1
2=end-turn 3=fishing-ground-1 3=fishing-ground-1 3=fishing-ground-1 3=shop-2 3=end-turn 1=laboratory
1=laboratory 1=laboratory 1=university 1=shop-2 1=end-turn 2=chinatown 2=port 2=port 2=order-29 2=order-27
2=end-turn 3=fishing-ground-2 3=fishing-ground-2 3=fishing-ground-2 3=shop-2 3=end-turn 1=dock 1=church
1=silk-mill-1 1=use-university 1=church 1=church-1 1=from-supply 1=dock 1=laboratory 1=end-turn
2=tea-plantation-1 2=silk-mill-1 2=fishing-ground-1 2=fishing-ground-1 2=end-turn 3=laboratory
3=tea-plantation-1 3=silk-mill-1 3=tea-plantation-1 3=end-turn 1=silk-mill-1 1=silk-mill-1 1=silk-mill-1
1=shop-2 1=end-turn 2=fishing-ground-2 2=fishing-ground-2 2=fishing-ground-2 2=end-turn 3=church 3=church
3=church 3=church-2 3=tea 3=fish 3=from-supply 3=church 3=silk-mill-1 3=end-turn 1=employment-agency 1=port
1=port 1=order-7 1=use-agent 1=tea-plantation-1 1=end-turn 2=laboratory 2=laboratory 2=laboratory 2=stagecoach
2=end-turn 3=silk-mill-1 3=silk-mill-1 3=silk-mill-1 3=take-tile 3=end-turn 1=order-7 1=dock 1=customs
1=fishing-ground-2 1=customs 1=customs-2 1=from-area 1=end-turn 2=tea-plantation-1 2=tea-plantation-1
2=tea-plantation-1 2=shop-2 2=end-turn 3=order-19 3=laboratory 3=silk-mill-1 3=port 3=laboratory 3=stagecoach
3=end-turn 1=dock 1=tea-plantation-1 1=silk-mill-1 1=silk-mill-1 1=end-turn 2=chinatown 2=chinatown 2=chinatown
2=sell-fish 2=sell-fish 2=buy-silk 2=done 2=shop-1 2=end-turn 3=dock 3=tea-plantation-1 3=fishing-ground-2
3=tea-plantation-1 3=end-turn 1=port 1=done 1=laboratory 1=pay+canal 1=mining-engineering 1=end-turn
2=silk-mill-1 2=chinatown 2=port 2=silk-mill-1 2=achievement-a2 2=end-turn 3=employment-agency
3=fishing-ground-1 3=port 3=port 3=order-25 3=end-turn 1=fishing-ground-2 1=dock 1=order-6 1=use-agent
1=fishing-ground-2 1=end-turn 2=chinatown 2=chinatown 2=chinatown 2=done 2=take-tile 2=copper 2=fish 2=end-turn
3=silk-mill-1 3=silk-mill-1 3=silk-mill-1 3=end-turn 1=dock 1=laboratory 1=port 1=tea-plantation-1 1=end-turn
2=order-29 2=fishing-ground-2 2=port 2=port 2=order-12 2=end-turn 3=church 3=church 3=church 3=church-4
3=from-area 3=dock 3=fishing-ground-1 3=done 3=end-turn 1=dock 1=customs 1=dock 1=order-24 1=end-turn
2=fishing-ground-1 2=port 2=fishing-ground-2 2=end-turn 3=silk-mill-1 3=fishing-ground-1 3=fishing-ground-1
3=take-tile 3=fishing-ground-2 3=employment-agency 3=silk-mill-1 3=employment-agency 3=employment-agency
3=tea-plantation-1 3=end-turn 1=order-24 1=tea-plantation-1 1=done 1=customs 1=customs-1 1=from-area 1=end-turn
2=tea-plantation-1 2=employment-agency 2=done 2=tea-plantation-1 2=end-turn 3=fishing-ground-2 3=bank
3=fishing-ground-1 3=bank 3=end-turn 1=fishing-ground-2 1=fishing-ground-2 1=end-turn 2=laboratory
2=employment-agency 2=recall 2=fishing-ground-1 2=done 2=order-28 2=end-turn 3=employment-agency
3=employment-agency 3=assistant 3=assistant 3=shop 3=shop-2 3=end-turn 1=dock 1=tea-plantation-1 1=end-turn
2=laboratory 2=laboratory 2=textile-mill 2=end-turn 3=fishing-ground-2 3=fishing-ground-2 3=fishing-ground-2
3=take-tile 3=end-turn 1=customs 1=recall 1=customs 1=employment-agency 1=done 1=end-turn 2=employment-agency
2=fishing-ground-1 2=dock 2=order-20 2=end-turn 3=laboratory 3=laboratory 3=tea-plantation-1 3=end-turn 1=port
1=port 1=port 1=order-11 1=take-tile 1=assistant 1=assistant 1=end-turn 2=employment-agency 2=recall 2=port
2=end-turn 3=use-agent 3=laboratory 3=letterpress 3=laboratory 3=laboratory 3=laboratory 3=station
3=fishing-ground-1 3=end-turn 1=fishing-ground-1 1=port 1=fishing-ground-1 1=end-turn 2=tea-plantation-1
2=tea-plantation-1 2=end-turn 3=copper-mine-1 3=fishing-ground-2 3=bank 3=fishing-ground-1 3=end-turn
1=fishing-ground-2 1=fishing-ground-2 1=fishing-ground-2 1=end-turn 2=port 2=recall 2=port 2=end-turn
3=copper-mine-1 3=copper-mine-1 3=copper-mine-1 3=end-turn 1=silk-mill-1 1=silk-mill-1 1=recall 1=port
1=end-turn 2=fishing-ground-2 2=fishing-ground-2 2=end-turn 3=order-25 3=employment-agency 3=port 3=port
3=order-21 3=order-21 3=end-turn 1=silk-mill-1 1=employment-agency 1=done 1=dock 1=order-35 1=end-turn
2=silk-mill-1 2=silk-mill-1 2=end-turn 3=copper-mine-1 3=employment-agency 3=port 3=employment-agency
3=assistant 3=assistant 3=house 3=house 3=end-turn 1=laboratory 1=laboratory 1=laboratory 1=done 1=take-tile
1=end-turn 2=silk-mill-1 2=fishing-ground-1 2=end-turn 3=employment-agency 3=employment-agency 3=bank 3=end-turn
1=tea-plantation-1 1=tea-plantation-1 1=tea-plantation-1 1=end-turn 2=copper-mine-1 2=silk-mill-1 2=end-turn
3=copper-mine-1 3=copper-mine-1 3=copper-mine-1 3=end-turn 1=bank 1=bank 1=recall 1=employment-agency 1=end-turn
2=fishing-ground-1 2=use-textile-mill 2=fishing-ground-1 2=end-turn 3=order-32 3=bank 3=silk-mill-1 3=port
3=bank 3=end-turn 1=copper-mine-1 1=copper-mine-1 1=copper-mine-1 1=end-turn 2=laboratory 2=laboratory
2=use-textile-mill 2=mining-engineering 2=end-turn 3=port 3=port 3=employment-agency 3=house 3=done 3=take-tile
3=use-agent 3=port 3=order-15 3=done 3=house 3=order-15 3=achievement-b4 3=end-turn 1=dock 1=bank
1=fishing-ground-1 1=bank 1=end-turn 2=silk-mill-1 2=silk-mill-1 2=end-turn 3=customs 3=customs 3=customs
3=customs-3 3=from-area 3=end-turn
`,
  },
  {
    seats: 4,
    options: {},
    seed: '07e7e53154ba6bb03e2b571b2d47ac33',
    revision: 2,
    moves: `
4=order-3 2=order-23 1=order-32 3=order-18 1=laboratory 1=laboratory 1=laboratory 1=gas-light 1=end-turn 2=dock
2=research-centre 2=church 2=research-centre 2=textile-mill 2=end-turn 3=laboratory 3=silk-mill-2 3=church
3=church 3=church-1 3=tea 3=fish 3=from-supply 3=silk-mill-2 3=research-centre 3=end-turn 4=fishing-ground-2
4=port 4=fishing-ground-1 4=port 4=order-24 4=order-5 4=end-turn 1=copper-mine-2 1=laboratory 1=tea-plantation-1
1=tea-plantation-1 1=end-turn 2=silk-mill-2 2=silk-mill-2 2=silk-mill-2 2=end-turn 3=research-centre
3=research-centre 3=research-centre 3=newspaper 3=shop-1 3=end-turn 4=fishing-ground-1 4=copper-mine-1 4=bank
4=bank 4=end-turn 1=laboratory 1=laboratory 1=laboratory 1=brickyard 1=shop-2 1=end-turn 2=port 2=port 2=recall
2=church 2=end-turn 3=research-centre 3=research-centre 3=recall 3=done 3=end-turn 4=fishing-ground-1
4=fishing-ground-1 4=fishing-ground-1 4=take-tile 4=silk 4=fish 4=shop-2 4=achievement-a4 4=end-turn
1=copper-mine-2 1=copper-mine-2 1=copper-mine-2 1=shop-2 1=end-turn 2=port 2=port 2=port 2=order-12 2=done
2=take-tile 2=shop-2 2=end-turn 3=customs 3=dock 3=tea-plantation-1 3=research-centre 3=research-centre
3=gas-light 3=take-tile 3=end-turn 4=laboratory 4=fishing-ground-1 4=church 4=church 4=church-3 4=from-supply
4=fishing-ground-2 4=tea-plantation-2 4=copper-mine-1 4=laboratory 4=end-turn 1=laboratory 1=laboratory
1=laboratory 1=exhibition 1=end-turn 2=silk-mill-1 2=tea-plantation-2 2=fishing-ground-1 2=fishing-ground-1
2=end-turn 3=customs 3=bank 3=research-centre 3=customs 3=customs-2 3=end-turn 4=tea-plantation-2
4=tea-plantation-2 4=tea-plantation-2 4=shop-1 4=end-turn 1=copper-mine-2 1=dock 1=church 1=copper-mine-2
1=use-agent 1=church 1=church-2 1=from-supply 1=supply 1=port 1=end-turn 2=silk-mill-1 2=silk-mill-1
2=use-textile-mill 2=silk-mill-1 2=shop-2 2=end-turn 3=port 3=research-centre 3=university 3=end-turn
4=laboratory 4=laboratory 4=fishing-ground-1 4=end-turn 1=fishing-ground-2 1=laboratory 1=employment-agency
1=fishing-ground-2 1=end-turn 2=use-textile-mill 2=dock 2=dock 2=dock 2=order-19 2=end-turn 3=tea-plantation-1
3=use-university 3=tea-plantation-1 3=tea-plantation-1 3=shop-1 3=end-turn 4=order-24 4=silk-mill-1 4=port
4=silk-mill-1 4=end-turn 1=order-32 1=copper-mine-2 1=laboratory 1=church 1=laboratory 1=patent-office
1=end-turn 2=bank 2=research-centre 2=done 2=research-centre 2=university 2=end-turn 3=tea-plantation-1
3=tea-plantation-2 3=silk-mill-2 3=use-university 3=done 3=dock 3=order-22 3=done 3=end-turn 4=customs 4=port
4=order-26 4=end-turn 1=copper-mine-2 1=fishing-ground-2 1=copper-mine-2 1=end-turn 2=use-textile-mill
2=silk-mill-1 2=research-centre 2=done 2=tea-plantation-2 2=end-turn 3=order-22 3=customs 3=silk-mill-1
3=silk-mill-1 3=end-turn 4=fishing-ground-1 4=recall 4=fishing-ground-1 4=end-turn 1=copper-mine-1
1=copper-mine-1 1=dock 1=order-31 1=end-turn 2=laboratory 2=laboratory 2=bank 2=use-textile-mill 2=use-agent
2=laboratory 2=exhibition 2=end-turn 3=customs 3=port 3=order-11 3=done 3=end-turn 4=customs 4=customs
4=customs-3 4=end-turn 1=use-agent 1=employment-agency 1=silk-mill-1 1=copper-mine-1 1=copper-mine-1 1=end-turn
2=research-centre 2=church 2=use-textile-mill 2=research-centre 2=brickyard 2=end-turn 3=port 3=recall
3=tea-plantation-2 3=all 3=end-turn 4=tea-plantation-2 4=laboratory 4=winery 4=take-tile 4=end-turn 1=customs
1=customs 1=silk-mill-1 1=end-turn 2=tea-plantation-1 2=tea-plantation-2 2=silk-mill-2 2=silk-mill-2 2=use-agent
2=silk-mill-1 2=end-turn 3=customs 3=customs 3=customs 3=customs-4 3=from-area 3=laboratory 3=fishing-ground-1
3=tea-plantation-1 3=fishing-ground-1 3=take-tile 3=end-turn 4=tea-plantation-2 4=tea-plantation-2 4=recall
4=done 4=end-turn 1=dock 1=dock 1=dock 1=order-6 1=end-turn 2=research-centre 2=church 2=church 2=church-4
2=from-supply 2=tea-plantation-1 2=silk-mill-1 2=research-centre 2=tea-plantation-1 2=end-turn 3=customs
3=copper-mine-2 3=fishing-ground-2 3=tea-plantation-2 3=fishing-ground-1 3=end-turn 4=silk-mill-1 4=silk-mill-1
4=silk-mill-1 4=end-turn 1=tea-plantation-1 1=tea-plantation-1 1=tea-plantation-1 1=end-turn 2=employment-agency
2=silk-mill-2 2=research-centre 2=silk-mill-2 2=end-turn 3=order-11 3=copper-mine-2 3=copper-mine-2
3=copper-mine-2 3=end-turn 4=customs 4=dock 4=tea-plantation-2 4=take-tile 4=order-26 4=end-turn 1=customs
1=fishing-ground-2 1=fishing-ground-2 1=end-turn 2=silk-mill-1 2=silk-mill-1 2=research-centre 2=done 2=end-turn
3=laboratory 3=laboratory 3=laboratory 3=language-school 3=end-turn 4=customs 4=silk-mill-1 4=tea-plantation-1
4=dock 4=order-10 4=use-agent 4=customs 4=customs-1 4=from-area 4=end-turn 1=order-6 1=copper-mine-2
1=copper-mine-2 1=copper-mine-2 1=end-turn 2=bank 2=done 2=bank 2=end-turn 3=silk-mill-2 3=silk-mill-2 3=customs
3=done 3=end-turn 4=dock 4=silk-mill-1 4=silk-mill-1 4=order-10 4=end-turn 1=research-centre 1=church 1=recall
1=church 1=church 1=end-turn 2=tea-plantation-2 2=use-university 2=fishing-ground-1 2=fishing-ground-1
2=end-turn 3=silk-mill-2 3=research-centre 3=recall 3=done 3=use-agent 3=silk-mill-2 3=order-18 3=achievement-b3
3=end-turn 4=port 4=tea-plantation-1 4=dock 4=order-15 4=order-15 4=achievement-b3 4=end-turn 1=order-31
1=research-centre 1=research-centre 1=research-centre 1=station 1=laboratory 1=end-turn 2=port 2=done
2=silk-mill-1 2=take-tile 2=end-turn 3=laboratory 3=tea-plantation-2 3=done 3=laboratory 3=mining-engineering
3=end-turn 4=use-agent 4=tea-plantation-1 4=fishing-ground-1 4=fishing-ground-1 4=fishing-ground-1 4=end-turn
1=port 1=laboratory 1=chinatown 1=laboratory 1=language-school 1=end-turn 2=dock 2=tea-plantation-1
2=silk-mill-2 2=tea-plantation-2 2=end-turn 3=dock 3=done 3=recall 3=tea-plantation-2 3=tea-plantation-2
3=research-centre 3=end-turn 4=research-centre 4=research-centre 4=research-centre 4=mining-engineering
4=end-turn 1=silk-mill-1 1=customs 1=done 1=end-turn 2=tea-plantation-1 2=tea-plantation-1 2=tea-plantation-1
2=take-tile 2=achievement-b3 2=end-turn 3=use-university 3=laboratory 3=silk-mill-2 3=done 3=silk-mill-2
3=end-turn 4=silk-mill-1 4=fishing-ground-1 4=port 4=order-28 4=end-turn 1=dock 1=research-centre 1=church
1=recall 1=port 1=research-centre 1=church 1=end-turn 2=order-19 2=laboratory 2=tea-plantation-1
2=use-university 2=silk-mill-2 2=laboratory 2=letterpress 2=0 2=end-turn 3=copper-mine-1 3=research-centre
3=done 3=research-centre 3=winery 3=end-turn 4=dock 4=silk-mill-1 4=end-turn 1=tea-plantation-2 1=church
1=tea-plantation-2 1=end-turn 2=chinatown 2=silk-mill-2 2=done 2=silk-mill-2 2=end-turn 3=port 3=research-centre
3=recall 3=laboratory 3=copper-mine-1 3=research-centre 3=end-turn 4=port 4=fishing-ground-1 4=end-turn
1=fishing-ground-2 1=fishing-ground-2 1=fishing-ground-2 1=end-turn 2=silk-mill-1 2=laboratory
2=tea-plantation-1 2=use-textile-mill 2=laboratory 2=ball 2=0 2=end-turn 3=port 3=port 3=port 3=order-27
3=end-turn 4=order-28 4=silk-mill-2 4=recall 4=done 4=end-turn 1=dock 1=dock 1=dock 1=order-36 1=end-turn
2=silk-mill-2 2=use-university 2=silk-mill-2 2=silk-mill-2 2=end-turn 3=customs 3=silk-mill-1 3=port 3=done
3=silk-mill-1 3=end-turn 4=done 4=port 4=order-17 4=end-turn 1=copper-mine-2 1=copper-mine-2 1=recall
1=silk-mill-1 1=chinatown 1=all 1=end-turn 2=fishing-ground-2 2=done 2=dock 2=order-21 2=end-turn
3=copper-mine-1 3=chinatown 3=silk-mill-2 3=recall 3=customs 3=fishing-ground-2 3=chinatown 3=silk-mill-2
3=end-turn 4=church 4=recall 4=church 4=end-turn 1=copper-mine-2 1=silk-mill-1 1=silk-mill-2 1=copper-mine-2
1=take-tile 1=silk-mill-2 1=dock 1=dock 1=customs 1=customs 1=dock 1=end-turn 2=dock 2=port 2=done 2=silk-mill-1
2=order-23 2=order-21 2=end-turn 3=tea-plantation-1 3=tea-plantation-1 3=dock 3=order-13 3=end-turn 4=laboratory
4=laboratory 4=ball 4=0 4=end-turn 1=customs 1=port 1=fishing-ground-1 1=recall 1=customs 1=silk-mill-1
1=fishing-ground-1 1=end-turn 2=customs 2=use-university 2=port 2=use-textile-mill 2=port 2=order-2 2=order-20
2=pay-yen 2=use-agent 2=fishing-ground-2 2=end-turn 3=fishing-ground-2 3=fishing-ground-1 3=chinatown
3=tea-plantation-1 3=end-turn 4=silk-mill-2 4=recall 4=dock 4=all 4=end-turn
`,
  },
]
