/**
 * A campaign: n launches of one plan in a randomised design, run one after the other, none of them
 * lost.
 *
 * <pre>{@code
 * DIR/manifest.json           what was decided before the first launch
 * DIR/journal.jsonl           what has happened, appended and forced to disk
 * DIR/lock                    held by the driver that is at work
 * DIR/launches/0001.jsonl     the result of launch 1: whole, validated, there at once or not at all
 * DIR/attempts/0001-1/        the first attempt at launch 1: its output, and its cells if it failed
 * }</pre>
 *
 * <p>{@link org.tutti.runtime.campaign.CampaignRunner} walks through the {@link
 * org.tutti.runtime.campaign.Design}. Each launch writes into a directory of its own attempt; {@link
 * org.tutti.runtime.campaign.LaunchJudge} decides by the data alone whether it succeeded, and only
 * then its result file is moved to {@code launches/}. A launch that failed is never counted and
 * never thrown away.
 */
package org.tutti.runtime.campaign;
