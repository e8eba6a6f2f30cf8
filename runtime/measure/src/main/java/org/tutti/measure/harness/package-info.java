/**
 * The interface between generated code and the runtime. The annotation processor writes one {@link
 * org.tutti.measure.harness.Harness} per benchmark method, nested in one file per annotated class,
 * and one index file per annotated class, {@code META-INF/tutti/<class>}, which describes each
 * benchmark and names its harness.
 *
 * <p>In the generated class {@code AllreduceBenchmark_Harness} a harness looks like this:
 *
 * <pre>{@code
 * public static final class allreduce implements Harness {
 *   private final AllreduceBenchmark benchmark = new AllreduceBenchmark();
 *
 *   public void measure(Run run, CellContext cell) {
 *     var clock = run.clock();
 *     var communicator = cell.communicator();
 *     var message = cell.message();
 *     var benchmark = this.benchmark;
 *     while (run.next()) {
 *       run.start();
 *       long start = clock.now();
 *       benchmark.allreduce(communicator, message);
 *       run.stop(start, clock.now());
 *     }
 *     while (run.nextBatch()) {
 *       run.start();
 *       long start = clock.now();
 *       do {
 *         benchmark.allreduce(communicator, message);
 *       } while (run.repeats());
 *       run.stop(start, clock.now());
 *     }
 *   }
 * }
 * }</pre>
 *
 * <p>Why there are two loops: an observation of one call and one of a batch differ between the
 * clock reads, and a condition to distinguish them would be timed with every call. Why the loop is
 * generated: in a loop shared by all benchmarks, the call would be virtual, and the JIT could not
 * inline it. Why the arguments are local variables: a field would be read again, between the clock
 * reads, after every call that the JIT cannot inline.
 *
 * <p>Its entry in the index, {@code META-INF/tutti/org.example.AllreduceBenchmark}, in which tabs
 * separate the words ({@link org.tutti.measure.harness.IndexReader}):
 *
 * <pre>
 * benchmark  org.example.AllreduceBenchmark.allreduce  org.example.AllreduceBenchmark_Harness$allreduce
 * collective ALLREDUCE
 * datatype   DOUBLE
 * set        msizes  8,1024
 * </pre>
 */
package org.tutti.measure.harness;
