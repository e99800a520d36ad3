"use client"

import { SignInList } from "@/components/features/account/sign-in-list"
import { ActivityCard } from "@/components/features/sign-ins/activity-card"
import { DeviceCard } from "@/components/features/sign-ins/device-card"

/** Where the user is and was signed in. */
export function SignInsTab({ sendsMail }: { sendsMail: boolean }) {
  return (
    <div className="space-y-5">
      <SignInList />
      <DeviceCard sendsMail={sendsMail} />
      <ActivityCard />
    </div>
  )
}
