import { and, type SQL, sql } from "drizzle-orm"
import type { Rule } from "@/lib/core/auth/ability"
import type { Principal } from "@/lib/core/auth/principal"
import { containsFolded, containsWords, folded, foldedContains, startsFolded, typedWords } from "@/lib/core/db/folded"
import { outsidePolicy } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { selectArticles } from "@/lib/features/knowledgebase/service/palette"
import { pages } from "@/lib/features/pages"
import { type FoundRecord, type RecordKind, searchLimit } from "../schema"

interface Reader {
  q: string
  locale: Locale
}

interface Source {
  can: Rule
  /** The screen that shows these records. Kinds without a screen aren't searched. */
  screen: string
  /** Selects id, title, detail, picture and link of the records with all words of `q`, prefix matches first. */
  select(scope: Scope, reader: Reader): SQL | Promise<SQL>
}

const rank = (column: SQL, q: string) => sql`(${folded(column)} like ${startsFolded(q)}) desc`
const search = sql`search`

/** Whether each word is in the number or in the client of an invoice. */
function isInvoice(q: string): SQL | undefined {
  const number = sql`'#' || coalesce(number, invoices.id::text)`
  const contains = (pattern: SQL) => sql`(${number} like ${pattern} or clients.invoice_search like ${pattern})`
  return and(sql`true`, ...typedWords(q).map((word) => contains(containsFolded(word))))
}

/** The searchable kinds of records. A new noun adds itself here. */
const sources: Record<RecordKind, Source> = {
  users: {
    can: ["read", "User"],
    screen: "userList",
    select: ({ workspaceId }, { q }) => sql`select id, full_name as title, email as detail, avatar as picture,
        '/apps/user/view/' || id as link from users
      where workspace_id = ${workspaceId} and ${foldedContains(search, q)} order by ${rank(sql`full_name`, q)}, id desc`,
  },
  invoices: {
    can: ["read", "Invoice"],
    screen: "invoiceList",
    select: ({ workspaceId }, { q }) => sql`select invoices.id, '#' || coalesce(number, invoices.id::text), company, '',
        '/apps/invoice/preview/' || invoices.id
      from invoices join clients on clients.workspace_id = invoices.workspace_id and clients.id = client_id
      where invoices.workspace_id = ${workspaceId} and ${isInvoice(q)}
      order by invoices.id desc`,
  },
  products: {
    can: ["read", "Product"],
    screen: "shop",
    select: ({ workspaceId }, { q }) => sql`select id, name, brand, image, '/apps/ecommerce/product-detail/' || slug
      from products where workspace_id = ${workspaceId} and ${foldedContains(search, q)}
      order by ${rank(sql`name`, q)}, id desc`,
  },
  mails: {
    can: ["read", "Mail"],
    screen: "email",
    select: ({ workspaceId, userId }, { q }) => sql`select id, subject, from_name, '',
        '/apps/email' || case folder when 'inbox' then '' else '/' || folder end || '?mail=' || id
      from mails where workspace_id = ${workspaceId} and user_id = ${userId} and folder <> 'trash'
        and ${foldedContains(search, q)} and ${containsWords(sql`subject || ' ' || from_name`, q)}
      order by time desc`,
  },
  tasks: {
    can: ["read", "Task"],
    screen: "todo",
    select: ({ workspaceId }, { q }) => sql`select id, title, due_date::text, '', '/apps/todo?task=' || id
      from tasks where workspace_id = ${workspaceId} and not is_deleted and ${foldedContains(search, q)}
      order by is_completed, ${rank(sql`title`, q)}, id desc`,
  },
  articles: {
    can: ["read", "Help"],
    screen: "knowledgeBase",
    select: ({ workspaceId }, { q, locale }) => selectArticles(workspaceId, locale, q),
  },
  posts: {
    can: ["read", "Blog"],
    screen: "blogList",
    select: ({ workspaceId, userId }, { q }) => sql`select id, title, author_name, featured_image,
        '/pages/blog/detail/' || id
      from blog_posts where workspace_id = ${workspaceId} and ${foldedContains(search, q)} and ${containsWords(sql`title`, q)}
        and (status = 'Published' or author_id = ${userId})
      order by ${rank(sql`title`, q)}, id desc`,
  },
}

const screens = new Set(pages.map(({ target }) => target))

/** Records that match `q`, up to four of each kind that the caller may read, in one statement. */
export async function findRecords(scope: Scope, { ability }: Principal, reader: Reader): Promise<FoundRecord[]> {
  const open = Object.entries(sources).filter(([, { can, screen }]) => ability.can(...can) && screens.has(screen))
  if (open.length === 0) return []
  const parts = await Promise.all(
    open.map(
      async ([kind, { select }]) => sql`(select ${kind}::text as kind, found.*
        from (${await select(scope, reader)} limit ${sql.raw(String(searchLimit))})
          as found (id, title, detail, picture, link))`,
    ),
  )
  return outsidePolicy(scope, async () =>
    rowsOf<FoundRecord>(await scope.db.execute(sql.join(parts, sql` union all `))),
  )
}
