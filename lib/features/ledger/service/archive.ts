import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { tx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import { type ZippedFile, zipped } from "@/lib/core/files/zip"
import { streamOf } from "@/lib/core/http/stream-of"
import { languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import type { StoredEntry } from "../store/journal"
import { readSnapshot, type Snapshot } from "../store/snapshot"
import { archiveLine } from "./chain"
import { exportedRecord } from "./exported"
import { type MasterData, masterData } from "./master-data"
import { journalPages } from "./verify"

// The archive of a business's books: everything that is needed to check them without this product.

interface Archived {
  snapshot: Snapshot
  master: MasterData
  script: string
  exportedAt: string
}

const lines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("")

async function readme({ snapshot: { last }, master, exportedAt }: Archived): Promise<string> {
  const t = await translator(languageOf(master.business.language), "books-files")
  const root = last ? `${last.sequence}:${last.hash}` : "–"
  const values = { name: master.business.legalName, day: exportedAt.slice(0, 10), entries: last?.sequence ?? 0, root }
  return `${t("readme", values)}\n`
}

/** The files without the journal, by name. */
async function smallFiles(archived: Archived): Promise<[string, string][]> {
  const { snapshot, master, script, exportedAt } = archived
  const { currency, last, accounts, periods } = snapshot
  const head = { format: 1, exportedAt, currency, entries: last?.sequence ?? 0, hash: last?.hash ?? null }
  return [
    ["README.txt", await readme(archived)],
    ["accounts.jsonl", lines(accounts)],
    ["business.json", `${JSON.stringify({ ...head, ...master }, null, 2)}\n`],
    ["periods.jsonl", lines(periods)],
    ["verify.mjs", script],
  ]
}

async function* files(
  folder: string,
  archived: Archived,
  pages: AsyncIterable<StoredEntry[]>,
): AsyncGenerator<ZippedFile> {
  const encoder = new TextEncoder()
  const sums = new Map<string, string>()
  for (const [name, text] of await smallFiles(archived)) {
    const content = encoder.encode(text)
    sums.set(name, createHash("sha256").update(content).digest("hex"))
    yield { name: `${folder}/${name}`, content }
  }
  const ofJournal = createHash("sha256")
  async function* journal() {
    for await (const page of pages) {
      const content = encoder.encode(page.map((entry) => `${archiveLine(entry)}\n`).join(""))
      ofJournal.update(content)
      yield content
    }
  }
  yield { name: `${folder}/journal.jsonl`, content: journal() }
  sums.set("journal.jsonl", ofJournal.digest("hex"))
  const list = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => `${sum}  ${name}\n`)
  yield { name: `${folder}/SHA256SUMS`, content: encoder.encode(list.join("")) }
}

/** The archive as a ZIP file. The journal is read page by page while it is sent, up to the entry that was the last one before. */
export async function archiveFile(actor: Actor, businessId: number) {
  const script = await readFile(join(process.cwd(), "scripts", "standalone", "verify-books.mjs"), "utf8")
  const { snapshot, master } = await tx(actor, async (scope) => ({
    snapshot: (await readSnapshot(scope, businessId)) as Snapshot,
    master: await masterData(scope, businessId),
  }))
  const archived: Archived = { snapshot, master, script, exportedAt: new Date().toISOString() }
  const until = snapshot.last?.sequence ?? 0
  const pages = journalPages((read) => tx(actor, ({ db }) => read(db)), actor.workspaceId, businessId, until)
  const folder = `books-${businessId}-${archived.exportedAt.slice(0, 10)}`
  return {
    type: "application/zip",
    content: streamOf(zipped(files(folder, archived, pages))),
    exported: exportedRecord(businessId, until),
    headers: { "cache-control": "no-store", "content-disposition": `attachment; filename="${folder}.zip"` },
  }
}
