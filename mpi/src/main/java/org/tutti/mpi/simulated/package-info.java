/**
 * The simulated provider: ranks are threads with virtual time, a network with random latencies, and
 * imperfect clocks whose errors are known exactly. It is the ground truth for synchronization, and
 * a way to study thousands of ranks on one machine. Its figures describe no MPI library.
 *
 * <pre>
 *   Simulated.run(p, simulation, program)
 *     SimulatedSession       one rank: its communicator, its clock, and the truth about it
 *       SimulatedTransport   send: arrival = now + latency; receive: now = max(now, arrival)
 *         Mailbox            messages on their way, one queue for each ordered pair of ranks
 *         VirtualMessages    receives that were started, and which message each gets
 *         Latency            draws from the Link's distribution, one random stream per pair
 *       SimulatedClock       offset, skew, wander and granularity over true time
 *     Scheduler              one rank runs at a time; the next is chosen without chance
 * </pre>
 *
 * <h2>Why it is deterministic</h2>
 *
 * If every receive names its source, what a rank receives, and at which virtual time, depends only
 * on what that source sent: the ranks form a Kahn process network, whose results are the same in
 * whatever order they run. Latencies come from one random stream per ordered pair of ranks, drawn
 * in the order of sending. A run is therefore a function of the seed, on every machine. It also
 * means that time needs no central queue of events: a rank that waits for a time sets its own clock
 * forward.
 *
 * <p>Tests, probes, receives from any source, and several pending messages ask in addition what has
 * arrived until a certain time. Before such a question is answered, all ranks that could run and
 * are behind that time run first ({@code Scheduler.settle}); since a message takes time, none that
 * arrives until then can still be sent. A test takes as long as reading the clock, so that a loop
 * of tests ends.
 *
 * <h2>Why it is fast</h2>
 *
 * Handing over from one thread to another costs microseconds, a message a fraction of one. A rank
 * that only answers ({@link org.tutti.mpi.Communicator#serve}) therefore rests, and whoever sends
 * to it computes its answer in its stead, on its virtual time and its clock. Twenty exchanges take
 * two changes of threads instead of forty.
 *
 * <h2>What is modeled, and what is not</h2>
 *
 * Modeled: base latency, right-skewed noise, spikes, asymmetry, traffic that messages of a rank
 * wait behind, bandwidth, the sender's and receiver's own time per message, and clocks. All sends
 * are eager; a synchronous one waits for an acknowledgment, which is a message like any other. Not
 * modeled: contention of messages for links, ranks losing their core, and clock steps.
 */
package org.tutti.mpi.simulated;
