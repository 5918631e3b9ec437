import { useEffect, useRef } from "react";
import { requestJson } from "../../api/request-json.ts";

/** A hundredth of a degree is about a kilometre: enough for a country, but not an address. */
const COORDINATE_DIGITS = 2;

/**
 * Ask once where the visitor is: at the first call of the returned function, or at once if the browser has permission
 * already. Reports the country's two-letter code. A refusal or failure is only logged. An empty address switches this
 * off.
 */
export function useLocatedCountry(
  geocoderUrl: string,
  onLocated: (iso2: string) => Promise<void>,
): () => void {
  const wasAsked = useRef(false);
  const located = useRef(onLocated);
  useEffect(() => {
    located.current = onLocated;
  });

  const ask = useRef(() => {
    if (wasAsked.current || geocoderUrl === "" || !("geolocation" in navigator)) return;
    wasAsked.current = true;
    void locate(geocoderUrl)
      .then((iso2) => located.current(iso2))
      .catch((reason: Error) => console.info(`Country not located: ${reason.message}`));
  });

  useEffect(() => {
    void isPermitted().then((permitted) => {
      if (permitted) ask.current();
    });
  }, []);

  return ask.current;
}

async function isPermitted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

async function locate(geocoderUrl: string): Promise<string> {
  const { coords } = await currentPosition();
  const address = new URL(geocoderUrl);
  address.searchParams.set("latitude", coords.latitude.toFixed(COORDINATE_DIGITS));
  address.searchParams.set("longitude", coords.longitude.toFixed(COORDINATE_DIGITS));
  address.searchParams.set("localityLanguage", "en");
  const reply = await requestJson<{ countryCode?: unknown } | null>("GET", address.href);
  if (!reply.ok) throw new Error(`the geocoder answered ${reply.status}`);
  return String(reply.data?.countryCode ?? "").toLowerCase();
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, (error) => reject(new Error(error.message)));
  });
}
