import type { Feature, Geometry, Position } from "geojson"
import type * as Leaflet from "leaflet"
import type { GeometryCollection, Topology } from "topojson-specification"

/** Antarctica would only make the other countries smaller. */
const antarctica = "010"

/** Fiji is on both sides of the antimeridian, where the map ends; unchanged, it would be drawn around the world. */
const fiji = "242"

function joinAcrossAntimeridian(country: Feature<Geometry>): Feature<Geometry> {
  const { geometry } = country
  if (country.id !== fiji || geometry.type !== "MultiPolygon") return country
  const east = ([longitude = 0, latitude = 0]: Position) => [longitude < 0 ? longitude + 360 : longitude, latitude]
  const coordinates = geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(east)))
  return { ...country, geometry: { ...geometry, coordinates } }
}

/**
 * Returns the world's countries as a layer. The shapes are part of the product, so nothing is requested from elsewhere.
 */
export async function worldShapes(leaflet: typeof Leaflet): Promise<Leaflet.GeoJSON> {
  const [{ feature }, atlas] = await Promise.all([import("topojson-client"), import("world-atlas/countries-110m.json")])
  const topology = atlas.default as unknown as Topology<{ countries: GeometryCollection }>
  const countries = feature(topology, topology.objects.countries).features as Feature<Geometry>[]
  return leaflet.geoJSON(countries.filter(({ id }) => id !== antarctica).map(joinAcrossAntimeridian), {
    interactive: false,
    style: { className: "world-map-land", fillOpacity: 1 },
  })
}

const pin =
  '<svg viewBox="0 0 24 32" aria-hidden="true"><path stroke-width="1.5" d="M12 1C6 1 1.5 5.6 1.5 11.4 1.5 19.5 12 31 12 31s10.5-11.500 10.500-19.600C22.500 5.600 18 1 12 1zm0 14.500a4 4 0 1 1 0-8 4 4 0 0 1 0 8z"/></svg>'

/** Marker icon with our own pin in the skin's colour. */
export const pinIcon = (leaflet: typeof Leaflet): Leaflet.DivIcon =>
  leaflet.divIcon({
    html: pin,
    className: "world-map-pin",
    iconSize: [26, 34],
    iconAnchor: [13, 34],
    popupAnchor: [0, -30],
    tooltipAnchor: [0, -30],
  })
