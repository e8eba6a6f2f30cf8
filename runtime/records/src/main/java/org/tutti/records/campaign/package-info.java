/**
 * A campaign on disk: n launches of one plan in a randomized design, with everything needed to
 * reproduce it.
 *
 * <pre>{@code
 * DIR/manifest.json           what was decided before the first launch
 * DIR/journal.jsonl           what happened, appended and forced to disk
 * DIR/lock                    held by the running driver
 * DIR/launches/0001.jsonl     the result of launch 1: complete and validated, or absent
 * DIR/attempts/0001-1/        the first attempt at launch 1: its output, and its cells if it failed
 * }</pre>
 *
 * <p>{@code org.tutti.campaign.driver} fills such a directory, {@code org.tutti.analysis} reads it
 * through {@link org.tutti.records.campaign.CampaignContents}.
 */
package org.tutti.records.campaign;
