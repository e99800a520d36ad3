// `npm run reset`: empties a durable store and fills it anew, with the demo workspace unless DEMO_DATA=false.
import { rm } from "node:fs/promises"
import { join } from "node:path"
import postgres from "postgres"
import { config } from "@/lib/core/config"
import { store } from "@/lib/core/db/client"
import { lockDirectory } from "@/lib/core/db/lock"
import { confirm, requireDurable, runTool } from "./support/durable"

process.env.DEMO_DATA ??= "true"
process.env.LOG_LEVEL ??= "warn"

/** What the migrations made in the schema; extensions and what belongs to them stay. */
const dropAll = `do $$
declare made record;
begin
  for made in select tablename as name from pg_tables where schemaname = 'public' and tableowner = current_user loop
    execute format('drop table if exists public.%I cascade', made.name);
  end loop;
  for made in select typname as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname = 'public' and t.typtype = 'e' loop
    execute format('drop type if exists public.%I cascade', made.name);
  end loop;
  for made in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('drop function if exists %s cascade', made.name);
  end loop;
end $$`

async function emptyServer(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await client.unsafe(dropAll)
  await client.end()
}

async function emptyDirectory(directory: string): Promise<void> {
  const unlock = await lockDirectory(directory)
  await rm(join(directory, "pgdata"), { recursive: true, force: true })
  await unlock()
}

await runTool(async () => {
  const settings = config()
  requireDurable(settings)
  const { DATABASE_URL, DATA_DIR } = settings
  const place = DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : DATA_DIR
  await confirm(`Everything in ${place} will be deleted.`)
  if (DATABASE_URL) await emptyServer(DATABASE_URL)
  else if (DATA_DIR) await emptyDirectory(DATA_DIR)
  await store()
  console.log(`${place} was emptied and set up anew.`)
})
