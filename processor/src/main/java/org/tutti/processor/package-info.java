/**
 * The annotation processor: it reads the annotations of benchmarks and writes the code that
 * measures them.
 *
 * <pre>
 * annotated class --read--> model --write--> harness classes and index file
 *                    |
 *                    +--rule--> errors and warnings, each on the annotation value that it is about
 * </pre>
 *
 * <p>Everything about one class is decided from that class alone and its annotations, so that the
 * processor is isolating in the sense of Gradle: an incremental build processes changed classes
 * only. The types of the runtime are known here by name and never linked.
 */
package org.tutti.processor;
