"use client"

import { OfBusiness } from "../of-business"
import { Commands } from "./commands"
import { DailyRoot } from "./daily-root"
import { Downloads } from "./downloads"
import { Verification } from "./verification"

/** The proof of a business's books: their check, files for other programs, the daily root, and commands for the files. */
export function Proof() {
  return (
    <OfBusiness>
      {({ business }) => (
        <div className="space-y-4">
          <Verification business={business.id} />
          <div className="grid gap-4 lg:grid-cols-2">
            <Downloads business={business.id} />
            <DailyRoot business={business.id} />
          </div>
          <Commands business={business.id} />
        </div>
      )}
    </OfBusiness>
  )
}
