"use client"

import { buttonClass } from "@/components/ui/button-styles"
import { pathIn } from "@/lib/core/i18n/locales"
import { BlankPage } from "./blank-page"
import { useMiscText } from "./misc-text"
import { Notice } from "./notice"
import { EmptyShelf } from "./scene"

/** The page for unknown URLs that the browser fills in. The link reloads the page; without a session it leads to the sign-in. */
export function Missing() {
  const text = useMiscText()
  if (!text) return <div className="min-h-96" aria-busy="true" />
  return (
    <BlankPage>
      <Notice art={<EmptyShelf />} {...text.notFound}>
        <a data-ripple="" href={pathIn(text.locale, "/")} className={buttonClass({})}>
          {text.home}
        </a>
      </Notice>
    </BlankPage>
  )
}
