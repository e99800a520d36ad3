"use client"

import clsx from "clsx"
import { Code } from "lucide-react"
import { useTranslations } from "next-intl"
import { Suspense, useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { demoAnchor } from "@/lib/kit/pages/anchors"
import { AnchorTitle } from "./anchor-title"
import { DemoCode } from "./demo-code"
import { demoOf } from "./demo-of"

interface Props {
  section: string
  page: string
  demo: string
  title: string
  text?: string
  /** Spans both columns of the page. */
  wide: boolean
}

/** A demo with its title and a button that shows its source. */
export function DemoCard({ section, page, demo, title, text, wide }: Props) {
  const t = useTranslations("kit")
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Demo = demoOf(section, page, demo)
  const anchor = demoAnchor(demo)
  return (
    <Card
      aria-labelledby={`${id}title`}
      id={anchor}
      className={clsx("target:border-brand-mark", wide && "xl:col-span-2")}
    >
      <CardHeader
        title={<AnchorTitle id={anchor}>{title}</AnchorTitle>}
        titleId={`${id}title`}
        className="flex-nowrap!"
        subtitle={text}
        actions={
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            label={t("showCode", { title })}
            icon={<Code />}
            aria-expanded={isOpen}
            aria-controls={`${id}code`}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      <CardBody>
        <Suspense fallback={<Skeleton className="h-24" />}>
          <Demo />
        </Suspense>
      </CardBody>
      <div id={`${id}code`} hidden={!isOpen} className="border-line border-t">
        {isOpen && <DemoCode page={page} demo={demo} />}
      </div>
    </Card>
  )
}
