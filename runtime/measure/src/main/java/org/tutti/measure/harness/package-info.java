/**
 * The seam between generated code and the runtime. The annotation processor writes one {@link
 * org.tutti.measure.harness.Harness} per benchmark method, all those of a class nested in one file,
 * and one index file per annotated class, {@code META-INF/tutti/<class>}, which says what is
 * measured and names the harness that does it.
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
 * clock reads, and a comparison that tells them apart would be timed with every call. Why the loop
 * is generated: in a loop that all benchmarks share the call would be a virtual one, which the JIT
 * can't inline. Why the arguments are local variables: a field would be read again after every call
 * that the JIT can't look into, and that between the clock reads.
 *
 * <p>What the index says of it, {@code META-INF/tutti/org.example.AllreduceBenchmark}, where tabs
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
