"use client"

import { BookOpenText, BookX } from "lucide-react"
import { useTranslations } from "next-intl"
import { articleAddress, base } from "@/components/features/knowledgebase/addresses"
import { ArticleText } from "@/components/features/knowledgebase/article-text"
import { ButtonLink } from "@/components/ui/button-link"
import { Drawer } from "@/components/ui/drawer"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import { articleOfScreen } from "@/lib/features/help"
import * as knowledgebaseEndpoints from "@/lib/features/knowledgebase/endpoints"

interface Props {
  open: boolean
  /** The path of the screen. */
  pathname: string
  onClose: () => void
}

/** The article about a screen in a drawer beside it, so that the user can read and work at the same time. */
export default function HelpDrawer({ open, pathname, onClose }: Props) {
  const t = useTranslations("shell.help")
  const slug = articleOfScreen(pathname)
  const { data, error, isValidating, mutate } = useQuery(
    knowledgebaseEndpoints.getKbArticle,
    slug === undefined ? null : { query: { slug } },
    { keepPreviousData: false },
  )
  const loaded = data?.article.slug === slug ? data : undefined
  const missing = slug === undefined || error?.status === 404
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={loaded && !missing ? <span dir="auto">{loaded.article.title}</span> : t("open")}
      footer={
        loaded && !missing ? (
          <ButtonLink
            variant="outline"
            icon={<BookOpenText />}
            href={articleAddress(loaded.category.category, loaded.article.slug)}
            onClick={onClose}
          >
            {t("whole")}
          </ButtonLink>
        ) : undefined
      }
    >
      {missing && (
        <EmptyState
          icon={<BookX />}
          title={t("none")}
          text={t("noneText")}
          action={
            <ButtonLink variant="outline" href={base} onClick={onClose}>
              {t("all")}
            </ButtonLink>
          }
        />
      )}
      {!missing && !loaded && error && (
        <LoadFailed text={t("failed")} onRetry={() => void mutate()} busy={isValidating} />
      )}
      {!missing && !loaded && !error && (
        <div role="status" aria-label={t("loading")}>
          <SkeletonText lines={5} />
        </div>
      )}
      {!missing && loaded && (
        <>
          <ArticleText content={loaded.article.content} />
          {loaded.related.length > 0 && (
            <nav aria-label={t("related")} className="mt-6 border-line border-t pt-4">
              <h3 className="mb-1 font-medium text-dense text-ink-muted">{t("related")}</h3>
              <ul className="text-sm">
                {loaded.related.map(({ id, question, slug: other }) => (
                  <li key={id} className="py-1">
                    <TextLink href={articleAddress(loaded.category.category, other)} onClick={onClose}>
                      <span dir="auto">{question}</span>
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </>
      )}
    </Drawer>
  )
}
