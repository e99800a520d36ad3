/** A product picture for the demos. Its alt text is empty because the product name is next to it. */
export function ProductPicture({ name, className }: { name: string; className?: string }) {
  return (
    <img
      src={`/products/${name}.svg`}
      alt=""
      width={72}
      height={72}
      className={className ?? "size-18 rounded-control bg-sunken object-cover"}
    />
  )
}
