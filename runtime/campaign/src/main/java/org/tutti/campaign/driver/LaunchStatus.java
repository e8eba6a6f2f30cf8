package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;

/**
 * The progress of a running launch.
 *
 * @param elapsed since it was started
 * @param cells cells that it has finished
 * @param plannedCells cells that it will measure; 0 until it has begun to
 * @param left time until the end of the campaign; empty if unknown
 */
public record LaunchStatus(
    Duration elapsed, int cells, int plannedCells, Optional<Duration> left) {}
