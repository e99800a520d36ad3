import * as z from "zod"
import { ConfigError } from "./config-error"
import { withStoredSecret } from "./stored-secret"

const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1")
const seconds = z.coerce.number().int().min(1).max(31_536_000)
const secret = z.string().min(32, "use at least 32 characters")

/** Every environment variable the product knows. The README's table follows this list. */
const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).optional(),
  STORE_SNAPSHOT: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  DATABASE_MEMBER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  DEMO_DATA: flag.optional(),
  REGISTRATION: z.enum(["open", "invite", "closed"]).default("open"),
  AUTH_SECRET: secret.optional(),
  ACCESS_TOKEN_SECRET: secret.optional(),
  REFRESH_TOKEN_SECRET: secret.optional(),
  ACCESS_TOKEN_SECONDS: seconds.default(600),
  REFRESH_TOKEN_SECONDS: seconds.default(600),
  SESSION_IDLE_SECONDS: seconds.optional(),
  SESSION_MAX_SECONDS: seconds.default(2_592_000),
  USER_DATA_KEY: z.string().min(1).default("userData"),
  ACCESS_TOKEN_KEY: z.string().min(1).default("accessToken"),
  REFRESH_TOKEN_KEY: z.string().min(1).default("refreshToken"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().min(3).default("Cornerledger <no-reply@localhost>"),
  OUTBOX_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  PAYMENT_PROVIDER: z.enum(["none", "test"]).optional(),
  MAINTENANCE: flag.default(false),
  MAINTENANCE_UNTIL: z.iso.datetime({ offset: true, error: "must be like 2026-11-21T18:00:00Z" }).optional(),
  MAINTENANCE_KEY: z.string().min(16, "use at least 16 characters").optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_SIGN_IN: z.coerce.number().int().min(1).default(10),
  RATE_LIMIT_ACCOUNT: z.coerce.number().int().min(1).default(30),
  RATE_LIMIT_DELAY_SECONDS: z.coerce.number().min(0).max(30).default(5),
  RATE_LIMIT_ADDRESS: z.coerce.number().int().min(1).default(100),
  RATE_LIMIT_SECONDS: seconds.default(900),
  SIGN_IN_LOG_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  LIMIT_MAIL_PERSON: z.coerce.number().int().min(1).default(200),
  LIMIT_MAIL_WORKSPACE: z.coerce.number().int().min(1).default(1000),
  LIMIT_UPLOADS_MB: z.coerce.number().int().min(1).default(500),
  LIMIT_FILES_MB: z.coerce.number().int().min(1).default(2000),
  LIMIT_NEW_RECORDS: z.coerce.number().int().min(1).default(20_000),
  LIMIT_ROWS: z.coerce.number().int().min(1).default(2_000_000),
  CRON_SECRET: z.string().min(16, "use at least 16 characters").optional(),
  JOBS_CLOCK: z.enum(["on", "off"]).optional(),
  OPERATORS: z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim().toLowerCase()))
    .pipe(z.array(z.email()))
    .optional(),
  LIVE_STREAMS: z.coerce.number().int().min(1).max(100_000).default(2000),
  WEBHOOKS_ALLOW_PRIVATE: flag.default(false),
  METRICS_KEY: z.string().min(16, "use at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
})

type Environment = z.infer<typeof environment>

export { ConfigError } from "./config-error"

export interface Config extends Environment {
  appUrl: string
  /** Whether the store is seeded with the sample workspace and its demo accounts. */
  demo: boolean
  /** How long a browser's session lasts after its last refresh. */
  SESSION_IDLE_SECONDS: number
  /** Whether the process looks for due jobs. On Vercel, where no process runs for long, the default is "off". */
  JOBS_CLOCK: "on" | "off"
  /** The e-mail addresses, in lower case, of the users who operate this server. */
  OPERATORS: string[]
  secrets: { session: string; access: string; refresh: string }
  /** True if the secrets were generated at this start, so that sessions end with the process. */
  secretsAreRandom: boolean
}

/** Whether only this machine can reach the product at a URL. */
const isLocal = (url: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url")

function readSecrets(env: Environment, demo: boolean) {
  const given = {
    session: env.AUTH_SECRET,
    access: env.ACCESS_TOKEN_SECRET ?? (env.AUTH_SECRET && `${env.AUTH_SECRET}:access`),
    refresh: env.REFRESH_TOKEN_SECRET ?? (env.AUTH_SECRET && `${env.AUTH_SECRET}:refresh`),
  }
  const missing = !given.session || !given.access || !given.refresh
  if (missing && !demo && env.NODE_ENV === "production") {
    throw new ConfigError("AUTH_SECRET is not set. A secret is required without demo data: openssl rand -base64 48")
  }
  const secrets = {
    session: given.session ?? random(),
    access: given.access ?? random(),
    refresh: given.refresh ?? random(),
  }
  return { secrets, secretsAreRandom: missing }
}

/**
 * Reads and checks a set of environment variables.
 * @throws ConfigError naming every invalid variable
 */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "" && value !== undefined))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
    throw new ConfigError(`The configuration is not valid:\n${lines.join("\n")}`)
  }
  const env = parsed.data
  if (env.DATABASE_URL && env.DATA_DIR) throw new ConfigError("Set DATABASE_URL or DATA_DIR, not both.")
  if (env.DATABASE_MEMBER_URL && !env.DATABASE_URL) throw new ConfigError("DATABASE_MEMBER_URL needs DATABASE_URL.")
  const appUrl = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "")
  // The demo accounts' passwords are public, so a store that persists or a site that others can reach needs DEMO_DATA.
  const demo = env.DEMO_DATA ?? (!env.DATABASE_URL && !env.DATA_DIR && isLocal(appUrl))
  const SESSION_IDLE_SECONDS = env.SESSION_IDLE_SECONDS ?? env.REFRESH_TOKEN_SECONDS
  const JOBS_CLOCK = env.JOBS_CLOCK ?? (given.VERCEL ? "off" : "on")
  const OPERATORS = env.OPERATORS ?? (demo ? ["admin@demo.com"] : [])
  return { ...env, SESSION_IDLE_SECONDS, JOBS_CLOCK, OPERATORS, demo, appUrl, ...readSecrets(env, demo) }
}

const holder = globalThis as { __cornerledgerConfig?: Config }

/** The process's configuration. Read once, so that all bundles of the server share one set of random secrets. */
export function config(): Config {
  if (!holder.__cornerledgerConfig) holder.__cornerledgerConfig = readConfig(withStoredSecret(process.env))
  return holder.__cornerledgerConfig
}
