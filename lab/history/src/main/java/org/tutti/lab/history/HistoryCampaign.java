package org.tutti.lab.history;

import java.nio.file.Path;
import java.time.Instant;

/**
 * A campaign of a history.
 *
 * @param directory its directory
 * @param started when its first launch began
 * @param revision the commit that was checked out, or {@code unknown}
 */
public record HistoryCampaign(Path directory, Instant started, String revision) {}
