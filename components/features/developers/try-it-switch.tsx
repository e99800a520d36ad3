"use client"

import { ChevronDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Skeleton } from "@/components/ui/skeleton"

export interface TryEndpoint {
  id: string
  method: string
  path: string
  isPublic: boolean
  /** Accepted content types, for endpoints that take a file. */
  uploads: string[]
  /** The initial body. */
  body?: string
}

export interface TryField {
  name: string
  required: boolean
  hint: string
}

interface Props {
  call: TryEndpoint
  fields: TryField[]
}

const TryIt = lazy(() => import("./try-it").then((file) => ({ default: file.TryIt })))

/** Expands the form that sends a request. Its code loads on first use. */
export function TryItSwitch({ call, fields }: Props) {
  const t = useTranslations("developers")
  const [open, setOpen] = useState(false)
  return (
    <div className="border-line border-t pt-4">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-brand-text text-sm max-sm:min-h-11"
      >
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} />
        {t("tryIt")}
      </button>
      {open && (
        <Suspense fallback={<Skeleton className="mt-4 h-24" />}>
          <TryIt call={call} fields={fields} />
        </Suspense>
      )}
    </div>
  )
}
