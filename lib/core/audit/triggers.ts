import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import { type Audited, audited } from "@/data/audited"
import { rowsOf } from "../db/rows"
import type { Db } from "../db/types"

/** `full_name` as the API has it: `fullName`. */
const field = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const array = (values: string[] = []) => `'{${values.join(",")}}'`

const columnsOf = ({ columns, hidden = [] }: Audited) => [...columns, ...hidden]

/** The arguments of the trigger function audit_row for a table. */
const triggerArguments = (table: string, noun: Audited): string[] => [
  `'${noun.record}'`,
  array(noun.key),
  array(columnsOf(noun)),
  array(columnsOf(noun).map(field)),
  array(noun.hidden),
  `'${noun.part ? table : ""}'`,
  array(noun.part),
]

/** The triggers of a table. An update that changes no audited column, such as a reading mark, doesn't even call the function. */
function statementsFor([table, noun]: [string, Audited]): string[] {
  const run = `for each row when (not audit_is_off()%) execute function audit_row(${triggerArguments(table, noun).join(", ")})`
  const changed = columnsOf(noun).map((name) => `old."${name}" is distinct from new."${name}"`)
  // The parts of a deleted record go with it.
  const cascade = noun.part ? " and pg_trigger_depth() = 0" : ""
  const conditions = { insert: "", update: ` and (${changed.join(" or ")})`, delete: cascade }
  return Object.entries(conditions).map(
    ([event, condition]) =>
      `create trigger audit_${event} after ${event} on public."${table}" ${run.replace("%", condition)}`,
  )
}

const statements = () => Object.entries(audited).flatMap(statementsFor)
const fact = "audit_triggers"

/**
 * Creates the triggers that record every write, unless the store has exactly these. So a noun needs no migration for its
 * entry in data/audited.ts, and a store that lost them gets them back.
 */
export async function createAuditTriggers(db: Db): Promise<void> {
  const wanted = statements()
  const hash = createHash("sha256").update(wanted.join("\n")).digest("hex")
  const [found] = rowsOf<{ hash: string | null; enabled: number }>(
    await db.execute(sql`select (select value from store_facts where name = ${fact}) as hash,
      (select count(*)::int from pg_trigger where tgname in ('audit_insert', 'audit_update', 'audit_delete')
        and tgenabled = 'O' and tgfoid = to_regproc('public.audit_row')) as enabled`),
  )
  if (found?.hash === hash && found.enabled === Object.keys(audited).length * 3) return
  await db.execute(
    sql.raw(`do $triggers$
      declare made record;
      begin
        for made in select tgname, tgrelid::regclass as place from pg_trigger where tgfoid = to_regproc('public.audit_row') loop
          execute format('drop trigger %I on %s', made.tgname, made.place);
        end loop;
        ${wanted.join(";\n")};
      end $triggers$`),
  )
  await db.execute(sql`insert into store_facts (name, value) values (${fact}, ${hash})
    on conflict (name) do update set value = excluded.value where store_facts.value <> excluded.value`)
}
