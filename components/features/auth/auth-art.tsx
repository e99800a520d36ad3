import { ArtCounter } from "./art-counter"
import { ArtLedger } from "./art-ledger"
import { ArtShopfront } from "./art-shopfront"

/** The corner shop and its book: a shop window whose glass is the ledger, coins that add up, a till that prints. */
export function AuthArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 720 600" fill="none" aria-hidden="true" className={className}>
      <circle cx="360" cy="290" r="270" className="fill-brand-soft opacity-60" />
      <circle cx="360" cy="290" r="205" className="fill-brand-soft" />
      <ellipse cx="360" cy="556" rx="290" ry="16" className="fill-brand-border opacity-60" />
      <ArtShopfront />
      <ArtLedger />
      <ArtCounter />
    </svg>
  )
}
