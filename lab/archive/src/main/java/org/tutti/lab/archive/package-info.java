/**
 * What is handed to others so that they can examine campaigns and measure them again: one file with
 * the campaigns, what was concluded from them, the benchmarks, and descriptions for people and for
 * repositories.
 *
 * <pre>{@code
 * study.zip
 *   README.md                   for a stranger: what was found, how, how to measure it again
 *   ARTIFACT.md                 the appendix that conferences ask for
 *   CITATION.cff                authors and license
 *   ro-crate-metadata.json      the same for programs: RO-Crate 1.1
 *   campaigns/NAME/             manifest, journal, launches; report.txt, report.html, launches.csv
 *   campaigns/NAME/environment/ one file for each host
 *   benchmarks/NAME.jar         what was measured, if it is still what the manifest names
 * }</pre>
 *
 * <p>{@link org.tutti.lab.archive.Study} writes it. {@link org.tutti.lab.archive.Disclosure}
 * decides what of the campaigns may be shown, and all that is written passes through it. Nothing in
 * the file depends on when or where it is written: the same campaigns give the same bytes.
 */
package org.tutti.lab.archive;
