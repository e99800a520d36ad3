"use client"

import { BookOpenCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { Fragment, type ReactNode } from "react"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { type BooksOf, useBooks } from "./use-books"

/** The content for the chosen business, or why there is none: loading, an error, or no business. */
export function OfBusiness({ children }: { children: (books: BooksOf) => ReactNode }) {
  const t = useTranslations("ledger")
  const books = useBooks()
  const { business } = books
  if (books.error)
    return (
      <Card>
        <LoadFailed text={books.error.message} onRetry={books.retry} />
      </Card>
    )
  if (books.isLoading)
    return (
      <Card className="p-5">
        <SkeletonText lines={5} />
      </Card>
    )
  if (!business)
    return (
      <Card>
        <EmptyState
          icon={<BookOpenCheck />}
          title={t("noBusiness")}
          text={t("noBusinessText")}
          action={<TextLink href="/business/list">{t("toBusinesses")}</TextLink>}
        />
      </Card>
    )
  return <Fragment key={business.id}>{children({ ...books, business })}</Fragment>
}
