/**
 * How a launch is started: one {@link org.tutti.campaign.launch.Launcher} per way of starting
 * ranks, each of which translates a {@link org.tutti.campaign.launch.LaunchRequest} into an
 * argument vector.
 *
 * <pre>{@code
 * MpiSelection --> Launchers --> Launcher --+
 *                                           +--> argument vector --> ChildProcess
 * LaunchSettings ----------> LaunchRequest -+
 * }</pre>
 *
 * <p>Names and values are never passed through a shell: an argument vector goes to the kernel as it
 * is. What a launcher's exit status means is not decided here, since several launchers return 0
 * after a rank has died; a launch is validated by its data, in {@code org.tutti.campaign.driver}.
 *
 * <p>{@link org.tutti.campaign.launch.RemoteHosts} are the hosts that ranks run on besides this
 * one: {@link org.tutti.campaign.launch.HostSweep} ends what a launch has left there.
 *
 * <p>{@link org.tutti.campaign.launch.ProgramQuery} runs other programs for their output, such as
 * {@code mpirun --version}: with limits on time and size, and once per driver.
 */
package org.tutti.campaign.launch;
