import "server-only"
import { notFound } from "next/navigation"
import { getTranslations } from "next-intl/server"
import type { ComponentType, ReactNode } from "react"
import { HttpError } from "@/lib/core/http/errors"

const server = globalThis as { __cornerledgerPageStatus?: (status: number) => boolean }
const isUnknown = (error: unknown) => error instanceof HttpError && error.status < 500

/**
 * Answers an address without a record: `view` with status 404. Only scripts/serve.mjs can set the status of a page. Elsewhere
 * Next.js answers 404 with an empty document, which the browser fills from the nearest not-found.tsx.
 */
export function unknown(view: ReactNode): ReactNode {
  if (!server.__cornerledgerPageStatus?.(404)) notFound()
  return view
}

/** Wraps a page that loads a record. Where the handler refuses it as unknown, the page shows `Unknown` with status 404. */
export const recordPage =
  <P,>(Unknown: ComponentType, page: (props: P) => Promise<ReactNode>) =>
  async (props: P): Promise<ReactNode> => {
    try {
      return await page(props)
    } catch (error) {
      if (!isUnknown(error)) throw error
      return unknown(<Unknown />)
    }
  }

/** The metadata of such a page. `unknownTitle` is the key of the message that titles an unknown record. */
export const recordMetadata =
  <P,>(unknownTitle: string, title: (props: P) => Promise<string>) =>
  async (props: P) => {
    try {
      return { title: await title(props) }
    } catch (error) {
      if (!isUnknown(error)) throw error
      return { title: (await getTranslations())(unknownTitle) }
    }
  }
