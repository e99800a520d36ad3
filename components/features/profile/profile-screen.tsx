import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PictureDialog } from "./picture-dialog"
import { ProfileHeader } from "./profile-header"
import type { Tab } from "./tabs"

/** The user's own profile: its header, and the content of the tab in the URL. */
export function ProfileScreen({ tab, children }: { tab: Tab; children: ReactNode }) {
  return (
    <Messages of={["profile", "errors"]}>
      <div className="space-y-5">
        <ProfileHeader tab={tab} />
        {children}
      </div>
      <PictureDialog />
    </Messages>
  )
}
