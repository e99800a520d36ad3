import { Scene } from "./scene"

const poles = [78, 160, 242]
const boards = [112, 168]

/** Scaffolding in front of the shop and a parcel on a crane: something new is being installed. */
export const Scaffolding = () => (
  <Scene>
    <path d="M160 84v26" strokeWidth="3" strokeLinecap="round" className="stroke-neutral-mark" />
    <rect x="136" y="110" width="48" height="40" rx="4" className="fill-warning-soft stroke-warning-mark" />
    <path d="M160 110v40M136 124h48" strokeWidth="3" className="stroke-warning-mark" />
    <path d="M112 212v-30h28v30M180 212v-30h28v30" className="fill-brand-soft stroke-brand-border" />
    {boards.map((y) => (
      <path key={y} d={`M70 ${y + 10}h180`} strokeWidth="5" strokeLinecap="round" className="stroke-brand-200" />
    ))}
    {poles.map((x) => (
      <path key={x} d={`M${x} 70v158`} strokeWidth="4" strokeLinecap="round" className="stroke-brand-mark" />
    ))}
    <path d="M78 122l82 56M242 122l-82 56" strokeWidth="2" strokeLinecap="round" className="stroke-brand-border" />
  </Scene>
)

const rungs = [110, 132, 154, 176, 198]

/** A ladder and a bucket of paint at the shop, with a sign that says it will reopen. */
export const Painting = () => (
  <Scene>
    <path d="M132 100h56" strokeWidth="2" className="stroke-neutral-mark" />
    <path d="M142 100l6 14M178 100l-6 14" strokeWidth="2" className="stroke-neutral-mark" />
    <rect x="124" y="114" width="72" height="40" rx="6" className="fill-card stroke-brand-border" />
    <path d="M136 128h48M136 140h30" strokeWidth="5" strokeLinecap="round" className="stroke-brand-200" />
    <path d="M214 84l-18 142M242 84l18 142" strokeWidth="5" strokeLinecap="round" className="stroke-warning-mark" />
    {rungs.map((y, nth) => (
      <path
        key={y}
        d={`M${211 - nth * 3} ${y}h${34 + nth * 6}`}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-warning-mark"
      />
    ))}
    <path d="M96 194a16 14 0 0 1 32 0" strokeWidth="2.5" className="stroke-neutral-mark" />
    <path d="M92 194h40l-4 32H96Z" strokeLinejoin="round" className="fill-brand stroke-brand" />
    <path d="M92 194h40v6c-6 5-9-2-14 2s-8 6-13 1-8 2-13 0Z" className="fill-brand-200" />
  </Scene>
)
