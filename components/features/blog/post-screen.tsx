import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { Breadcrumbs } from "@/components/ui/breadcrumbs"
import { listPath } from "./paths"
import { PostView } from "./post-view"
import type { Reader } from "./use-comments"

interface Props {
  id: number
  title: string
  reader: Reader
}

/** A post under its breadcrumbs. */
export function PostScreen({ id, title, reader }: Props) {
  const t = useTranslations("blog")
  return (
    <>
      <div className="mb-4">
        <Breadcrumbs crumbs={[{ label: t("title"), href: listPath }, { label: title }]} />
      </div>
      <Messages of={["blog"]}>
        <PostView id={id} reader={reader} />
      </Messages>
    </>
  )
}
