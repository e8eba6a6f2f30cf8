package org.tutti.records.campaign;

import java.nio.file.Path;

/**
 * Where the cells of a launch are.
 *
 * @param launch which launch; block 0 when no design knows it, because it was started by hand
 * @param path its result file
 * @param whole whether the launch counts as a whole; otherwise some of its cells are missing
 */
public record LaunchFile(PlannedLaunch launch, Path path, boolean whole) {}
