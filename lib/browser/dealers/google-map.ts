import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { GeoPosition } from '@/domain/dealers/dealer';
import type { DealerMap, MapOptions } from '@/lib/platform/map/dealer-map';
import { computeBounds, createPinLayer } from './pin-layer';

const padding = 56;
const closest = 14;

let isConfigured = false;

/**
 * Creates a Google map with the site's own pins above it. Call it only with an API key and the visitor's consent,
 * because the map loads everything from Google.
 */
export async function createGoogleMap(
  { container, source, words, events }: MapOptions,
  isDark: boolean,
): Promise<DealerMap> {
  if (source.googleKey === null) throw new Error('The Google Maps key is missing');
  if (!isConfigured)
    setOptions({ key: source.googleKey, v: 'weekly', language: document.documentElement.lang });
  isConfigured = true;
  const [{ Map: GoogleMap, OverlayView }, { LatLngBounds, ColorScheme, event }] = await Promise.all(
    [importLibrary('maps'), importLibrary('core')],
  );
  const map = new GoogleMap(container, {
    center: { lat: 51, lng: 9 },
    zoom: 5,
    gestureHandling: 'cooperative',
    colorScheme: isDark ? ColorScheme.DARK : ColorScheme.LIGHT,
    disableDefaultUI: true,
    keyboardShortcuts: true,
  });
  const overlay = new OverlayView();
  const fit = (positions: readonly GeoPosition[]) => {
    const [west, south, east, north] = computeBounds(positions);
    const bounds = new LatLngBounds({ lat: south, lng: west }, { lat: north, lng: east });
    event.addListenerOnce(map, 'idle', () => {
      if ((map.getZoom() ?? 0) > closest) map.setZoom(closest);
    });
    map.fitBounds(bounds, padding);
  };
  const pins = createPinLayer({
    words,
    events,
    project: ({ latitude, longitude }) =>
      overlay.getProjection()?.fromLatLngToDivPixel({ lat: latitude, lng: longitude }) ?? {
        x: 0,
        y: 0,
      },
    zoomInto: fit,
  });
  overlay.onAdd = () => overlay.getPanes()?.floatPane.append(pins.element);
  overlay.draw = () => pins.place();
  overlay.onRemove = () => pins.element.remove();
  overlay.setMap(map);
  const idle = map.addListener('idle', () => pins.group());

  return {
    show(next, around) {
      pins.show(next);
      fit(around ? [...next, around] : next);
    },
    light: (slug) => pins.light(slug),
    zoom: (steps) => map.setZoom((map.getZoom() ?? 5) + steps),
    // Does nothing: a Google map gets its colors when it is created.
    setDark: () => undefined,
    remove: () => {
      idle.remove();
      overlay.setMap(null);
      container.replaceChildren();
    },
  };
}
