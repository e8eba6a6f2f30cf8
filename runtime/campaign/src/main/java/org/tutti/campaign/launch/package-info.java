/**
 * How a launch is started: one {@link org.tutti.campaign.launch.Launcher} per way of starting
 * ranks, each a small translation of a {@link org.tutti.campaign.launch.LaunchRequest} into an
 * argument vector.
 *
 * <pre>{@code
 * --launcher, --mpi-library --> Launchers --> Launcher --+
 *                                                        +--> argument vector --> ChildProcess
 * processes, binding, options --> LaunchRequest ---------+
 * }</pre>
 *
 * <p>No shell ever sees a name or a value: an argument vector goes to the kernel as it is. What a
 * launcher's exit status means is not decided here, since several of them return 0 after a rank has
 * died; a launch is judged by its data, in {@code org.tutti.campaign.driver}.
 */
package org.tutti.campaign.launch;
