import { CircleCheckBig, Download } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { addressOf } from "@/lib/core/client/address"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { Deletion } from "@/lib/features/account/schema"
import { exportJournal } from "@/lib/features/ledger/endpoints"

type Book = Deletion["books"][number]

/** The download is a stream, so the browser saves it while it is made. */
const download = ({ business }: Book) =>
  location.assign(addressOf(exportJournal, { params: { id: business }, query: { format: "csv" } }))

function BookToLose({ book }: { book: Book }) {
  const t = useTranslations("account.books")
  const format = useFormatter()
  const locale = useLanguage()
  const { name, entries, lastDate, exportedAt, exportedEntries } = book
  const isExported = exportedEntries >= entries
  const at = exportedAt ? format.dateTime(new Date(exportedAt), { dateStyle: "medium", timeStyle: "short" }) : ""
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t py-3 first:border-t-0">
      <span className="min-w-0 grow basis-40">
        <span className="wrap-anywhere block font-medium text-sm">{name}</span>
        <span className="block text-dense text-ink-muted">
          {t("entries", { count: entries, date: dateIn(locale, lastDate) })}
        </span>
        <span className="block text-dense text-ink-muted">
          {exportedAt ? t(isExported ? "exported" : "outdated", { at, count: entries - exportedEntries }) : t("never")}
        </span>
      </span>
      {isExported ? (
        <Badge tone="success" icon={<CircleCheckBig />}>
          {t("saved")}
        </Badge>
      ) : (
        <Button variant="outline" size="sm" icon={<Download />} onClick={() => download(book)}>
          {t("download")} <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  )
}

/** Books that are lost with the last account of their workspace, and whether they were exported. */
export default function BooksToLose({ books }: { books: Book[] }) {
  const t = useTranslations("account.books")
  return (
    <section className="mb-5 rounded-control bg-sunken px-3.5 pt-3" aria-live="polite">
      <h3 className="font-medium text-sm">{t("title")}</h3>
      <p className="pt-1 pb-2 text-dense text-ink-muted">{t("text")}</p>
      <ul>
        {books.map((book) => (
          <BookToLose key={book.business} book={book} />
        ))}
      </ul>
    </section>
  )
}
