/** What a host may want to watch, for Prometheus. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'

export const makeMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  return {
    registry,
    moves: counter('machiya_moves_total', 'Moves kept'),
    refusals: counter('machiya_refusals_total', 'Moves refused'),
    conflicts: counter('machiya_conflicts_total', 'Moves tried again because another node was first'),
    broken: counter('machiya_rules_broken_total', 'Orders on which the rules failed'),
    deliveries: counter('machiya_deliveries_total', 'Changes of views sent'),
    deliveredBytes: counter('machiya_delivered_bytes_total', 'Bytes of changes of views'),
    botMoves: counter('machiya_bot_moves_total', 'Moves made by bots'),
    jobs: counter('machiya_jobs_total', 'Jobs done'),
    failedJobs: counter('machiya_jobs_failed_total', 'Jobs that failed and will be tried again'),
    notices: counter('machiya_notices_total', 'Notices sent by push, mail or webhook'),
    sockets: gauge('machiya_sockets', 'Open connections'),
    liveTables: gauge('machiya_tables_in_memory', 'Tables in memory'),
    moveSeconds: new Histogram({
      name: 'machiya_move_seconds',
      help: 'From receiving a move to its answer',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers: [registry],
    }),
  }
}
export type Metrics = ReturnType<typeof makeMetrics>
