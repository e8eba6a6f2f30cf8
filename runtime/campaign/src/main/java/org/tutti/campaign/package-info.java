/**
 * The API: a typed plan goes in, typed results come out. The command line is one of its clients.
 *
 * <pre>{@code
 * CampaignPlan --> Campaign.run --> CampaignResult
 *                      |
 *                      +--> CampaignListener (progress, notices)
 * }</pre>
 *
 * <p>A {@link org.tutti.campaign.CampaignPlan} specifies what to measure. {@link
 * org.tutti.campaign.Campaign#run(CampaignPlan)} makes the launches, each in processes of its own;
 * {@link org.tutti.campaign.Campaign#runHere(CampaignPlan)} makes a single one in this JVM; {@link
 * org.tutti.campaign.Campaign#resume(java.nio.file.Path)} continues an interrupted campaign.
 *
 * <pre>{@code
 * CampaignResult result =
 *     Campaign.run(
 *         CampaignPlan.builder()
 *             .benchmark(Example17Baseline.class)
 *             .set(SettingKey.MSIZES, List.of(1024L))
 *             .set(SettingKey.LAUNCHES, 10)
 *             .build());
 * CellFigures cell = result.cell("Example17Baseline.library", 1024);
 * double[] medians = cell.medians();                          // one for each launch, in ns
 * Optional<Estimate> interval = cell.medianInterval();        // of their median
 * List<double[]> observations = result.observations(cell);    // one array for each launch
 * }</pre>
 *
 * <p>A problem that keeps a campaign from running is thrown as a {@link
 * org.tutti.diagnostics.TuttiException} with the same identifier as on the command line; its
 * message names methods and settings of this API instead of options. Launches that fail while it
 * runs are in {@link org.tutti.campaign.CampaignResult#failures()}. Nothing here prints or ends the
 * JVM.
 */
package org.tutti.campaign;
