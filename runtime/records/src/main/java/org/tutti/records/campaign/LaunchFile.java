package org.tutti.records.campaign;

import java.nio.file.Path;

/**
 * The file that contains the cells of a launch.
 *
 * @param launch which launch
 * @param path its result file
 * @param whole whether the launch counts as a whole; otherwise some of its cells are missing
 */
public record LaunchFile(PlannedLaunch launch, Path path, boolean whole) {}
