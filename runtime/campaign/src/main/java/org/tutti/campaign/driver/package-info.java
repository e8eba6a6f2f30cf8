/**
 * The driver: follows the design of a campaign, starts one launch after another as a child process,
 * monitors it, and validates it by its data.
 *
 * <pre>{@code
 * CampaignRunner --> AttemptRunner --> ChildProcess (launcher and ranks)
 *       |                  |
 *       |                  +--> LaunchValidator: does the result file prove success?
 *       +--> Journal, launches/
 * }</pre>
 *
 * <p>Each launch writes into a directory of its own attempt. Its result file is moved to {@code
 * launches/} only after {@link org.tutti.campaign.driver.LaunchValidator} has validated it. A
 * failed launch never counts, and its files are kept.
 */
package org.tutti.campaign.driver;
