import { sql } from "drizzle-orm"
import { ConfigError } from "../config"
import { rowsOf } from "./rows"
import type { Store } from "./types"

interface Login {
  name: string
  database: string
  powers: string | null
  member: boolean
  others: string | null
  owned: string | null
}

/** The rights that a login has after RESET ROLE: its attributes, other roles, and the objects it owns. */
const reading = sql.raw(`
  select session_user::text as name, current_database()::text as database,
    nullif(concat_ws(', ', case when rolsuper then 'superuser' end, case when rolbypassrls then 'bypassrls' end,
      case when rolcreaterole then 'createrole' end, case when rolreplication then 'replication' end), '') as powers,
    (select string_agg(r.rolname, ', ' order by r.rolname) from pg_roles r
      where r.rolname not in (session_user, 'cornerledger_member') and pg_has_role(session_user, r.oid, 'MEMBER')) as others,
    coalesce((select pg_has_role(session_user, r.oid, 'MEMBER') from pg_roles r where r.rolname = 'cornerledger_member'), false) as member,
    (select string_agg(o.name, ', ') from (
      select relname as name from pg_class where relowner = l.oid
      union all select datname from pg_database where datdba = l.oid
      union all select nspname from pg_namespace where nspowner = l.oid
      union all select proname from pg_proc where proowner = l.oid limit 5) as o) as owned
  from pg_roles l where rolname = session_user`)

/** @throws ConfigError if the login of DATABASE_MEMBER_URL has more or fewer rights than signed-in requests need */
export async function requireMember(store: Store): Promise<void> {
  const [login] = await store.begin("", async (db) => rowsOf<Login>(await db.execute(reading)), "member")
  const [owner] = rowsOf<{ database: string }>(await store.owner.execute(sql`select current_database() as database`))
  if (!login || !owner) throw new Error("the system catalogue returned no rows")
  const { name, database, powers, member, others, owned } = login
  const problems = [
    ...(database === owner.database
      ? []
      : [`it names the database ${database}, but DATABASE_URL names ${owner.database}`]),
    ...(powers ? [`${name} has ${powers}`] : []),
    ...(others ? [`${name} is also a member of ${others}`] : []),
    ...(owned ? [`${name} owns ${owned}`] : []),
    ...(member ? [] : [`${name} is not a member of cornerledger_member`]),
  ]
  if (problems.length === 0) return
  throw new ConfigError(
    `DATABASE_MEMBER_URL must name a login that is a member of cornerledger_member and nothing else: ${problems.join("; ")}. ` +
      "Create one: create role cornerledger_web login noinherit password '…'; grant cornerledger_member to cornerledger_web",
  )
}
