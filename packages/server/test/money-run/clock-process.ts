import { build } from '../../src/build.ts'
import { readConfig } from '../../src/config/config.ts'
import { createLog } from '../../src/adapters/log.ts'
import { connect } from '../../src/database/connect.ts'
import { runPaymentClock } from '../../src/domains/payments/clock.ts'

/*
 * Another server of the same database that does nothing but what is due with payments, again and again until it is killed: the
 * usual one does so every 30 seconds, and would be killed before. `CLOCK_AHEAD` is the minutes by which it is later here.
 */
const config = readConfig(process.env)
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0) * 60_000
const { db, pool } = connect({ url: config.databaseUrl ?? '', poolSize: 4, onIdleError: () => undefined })
const { services } = await build({
  config,
  db,
  pool,
  log: createLog(config.logLevel),
  now: () => new Date(Date.now() + ahead),
  hasTimers: false,
})
for (;;) {
  // Its database may be away for a moment.
  await runPaymentClock(services).catch(() => undefined)
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
}
