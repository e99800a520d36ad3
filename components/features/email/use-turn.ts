"use client"

import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import * as endpoints from "@/lib/features/email/endpoints"
import type { MailLine } from "@/lib/features/email/schema"
import type { Direction } from "@/lib/features/email/values"
import { neighbourQueryOf, type Place } from "./place"
import type { MailListState } from "./use-mail-list"
import { goTo } from "./use-place"

interface Turning {
  place: Place
  list: MailListState
  openId?: number
  onCurrent: (index: number) => void
  onShow: (mail: MailLine) => void
}

/** Opens the next newer or older mail, from the list if it is loaded, else through a request. */
export function useTurn({ place, list, openId, onCurrent, onShow }: Turning) {
  return async (dir: Direction): Promise<void> => {
    if (openId === undefined) return
    const step = dir === "next" ? -1 : 1
    let index = list.indexOf(openId)
    if (index >= 0) {
      index += step
      // Skip drafts, which open in the compose window.
      while (list.at(index)?.isDraft) index += step
      const mail = index >= 0 ? list.at(index) : undefined
      if (mail) {
        onCurrent(index)
        return onShow(mail)
      }
    }
    try {
      const query = { dir, emailId: openId, ...neighbourQueryOf(place) }
      const { id } = await call(endpoints.paginateEmail, { query })
      goTo({ mail: String(id) }, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }
}
