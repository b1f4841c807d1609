<?php
// Installs WordPress in an empty database, as its own page does, and writes pages with the block. Prints their addresses.
$_SERVER['HTTP_HOST'] = $argv[1];
define( 'WP_INSTALLING', true );
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'Esporte Urbano', 'editora', 'editora@example.com', false, '', 'senha-da-editora' );
switch_theme( 'esporte-urbano' );
$error = activate_plugin( 'convoca-embed/convoca-embed.php' );
if ( is_wp_error( $error ) ) {
	exit( esc_html( $error->get_error_message() ) );
}
update_option( 'convoca_origin', $argv[2] . '/teams?x=1' );
wp_set_current_user( 1 );

$addresses = array();
foreach ( json_decode( $argv[3], true ) as $content ) {
	$addresses[] = get_permalink( wp_insert_post( wp_slash( array( 'post_title' => 'Notícia', 'post_content' => $content, 'post_status' => 'publish' ) ), true ) );
}
echo wp_json_encode( $addresses );
