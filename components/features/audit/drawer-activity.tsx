"use client"

import { Suspense } from "react"
import { LoadedMessages } from "@/components/layout/loaded-messages"
import type { MessageSource } from "@/components/layout/messages"
import { SkeletonText } from "@/components/ui/skeleton"
import { RecordActivity, type RecordKey } from "./record-activity"

/** The activity of a record that is open in a drawer. Its messages load with it. */
export default function DrawerActivity({ messages, ...record }: RecordKey & { messages: MessageSource }) {
  return (
    <div className="mt-6">
      <Suspense fallback={<SkeletonText lines={4} className="py-3" />}>
        <LoadedMessages {...messages}>
          <RecordActivity {...record} />
        </LoadedMessages>
      </Suspense>
    </div>
  )
}
