/**
 * Whom this process trusts. Results directories look like data, but their manifests name programs
 * that {@code run --results} and {@code gate --baseline} start: {@link
 * org.tutti.campaign.trust.KnownPrograms} is the door that each of them passes. {@link
 * org.tutti.campaign.trust.FileTrust} tells whether another user may have written a file.
 */
package org.tutti.campaign.trust;
