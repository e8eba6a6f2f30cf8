/**
 * The annotation processor: it reads the annotations of benchmarks and generates the code that
 * measures them.
 *
 * <pre>
 * annotated class --read--> model --write--> harness classes and index file
 *                    |
 *                    +--rule--> errors and warnings, each positioned on the annotation value that caused it
 * </pre>
 *
 * <p>The output for a class depends only on that class and its superclasses, so the processor is
 * isolating in Gradle's sense: an incremental build processes only the classes that changed. The
 * processor refers to types of the runtime by name and never links them.
 */
package org.tutti.processor;
