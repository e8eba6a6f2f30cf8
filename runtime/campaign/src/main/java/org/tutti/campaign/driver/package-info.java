/**
 * The driver: walks through the design of a campaign, starts one launch after the other as a child
 * process, watches it, and judges it by its data.
 *
 * <pre>{@code
 * CampaignRunner --> AttemptRunner --> ChildProcess (launcher and ranks)
 *       |                  |
 *       |                  +--> LaunchValidator: does the result file prove success?
 *       +--> Journal, launches/
 * }</pre>
 *
 * <p>Each launch writes into a directory of its own attempt. Only after {@link
 * org.tutti.campaign.driver.LaunchValidator} has validated it, its result file is moved to {@code
 * launches/}. A launch that failed never counts and is never thrown away.
 */
package org.tutti.campaign.driver;
